import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { addressOf, type Problem } from "../journey.ts";

/** Everything that stops the submission, each a link to its field, in whichever step it is. */
export function ProblemSummary({ problems }: { problems: readonly Problem[] }) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (problems.length > 0) box.current?.focus();
	}, [problems]);
	if (problems.length === 0) return null;
	return (
		<div
			ref={box}
			role="alert"
			tabIndex={-1}
			className="mb-8 scroll-mt-28 rounded-md border-2 border-error bg-white p-5"
		>
			<h2 className="text-label">There is a problem</h2>
			<ul className="mt-2 grid gap-1">
				{problems.map(({ field, step, message }) => (
					<li key={`${field}${message}`}>
						<Link
							to={addressOf(step, field)}
							preventScrollReset
							className="font-semibold text-error underline underline-offset-4"
						>
							{message}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
