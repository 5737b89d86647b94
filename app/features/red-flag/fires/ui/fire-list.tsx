import type { ListedFire } from "../find-fires.server.ts";
import { acresText, containmentText, distanceText, fireName } from "../fire-texts.ts";

export function FireList({ fires, from }: { fires: ListedFire[]; from: string | null }) {
	return (
		<ol className="divide-y divide-line border-y border-line">
			{fires.map((fire) => (
				<li key={fire.id} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[1fr_auto]">
					<div className="min-w-0">
						<h3 className="text-subheading wrap-anywhere">{fireName(fire)}</h3>
						<p className="text-slate">
							{fire.county && `${fire.county} County · `}
							{acresText(fire.acres)} · {containmentText(fire.containedPercent)}
						</p>
					</div>
					<div className="sm:text-right">
						{from && <p className="font-semibold">{distanceText(fire.distance)}</p>}
						<p className="text-sm text-stone">
							{fire.updatedText ? `Updated ${fire.updatedText}` : "Update time not reported"}
						</p>
					</div>
				</li>
			))}
		</ol>
	);
}
