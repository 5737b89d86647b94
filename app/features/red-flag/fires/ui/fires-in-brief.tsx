// The largest fires in a few lines, for where a map did not load.
import { useEffect, useState } from "react";
import { href } from "react-router";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { acresText, containmentText, fireName } from "../fire-texts.ts";

type Brief = { id: string; name: string; acres: number | null; containedPercent: number | null };
const MOST = 4;

export function FiresInBrief() {
	const [fires, setFires] = useState<Brief[]>([]);
	useEffect(() => {
		const leaving = new AbortController();
		fetch(href("/fires.json"), { signal: leaving.signal })
			.then((answer) => answer.json())
			// There is no room here to explain an old list; the fires page does.
			.then(({ current, fires }) => setFires(current ? fires.slice(0, MOST) : []))
			.catch(() => {});
		return () => leaving.abort();
	}, []);
	return (
		<div>
			{fires.length > 0 && (
				<ul className="mb-2">
					{fires.map((fire) => (
						<li key={fire.id}>
							<strong>{fireName(fire)}</strong>, {acresText(fire.acres)},{" "}
							{containmentText(fire.containedPercent)}
						</li>
					))}
				</ul>
			)}
			<TextLink to={href("/fires")}>List of fires near you</TextLink>
		</div>
	);
}
