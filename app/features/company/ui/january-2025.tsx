import type { ReactNode } from "react";
import { Band } from "#app/ui/page/band.tsx";

const text = [
	"On January 7, 2025, the Eaton and Palisades fires began. Together they destroyed more than 16,000 buildings and killed 31 people. West of Lake Avenue in Altadena, the evacuation order came hours after the one farther east. Houses lit houses. Hydrants lost pressure, and power was out over wide areas.",
	"A system fed from a pool needs neither hydrants nor the grid. It runs for hours, not days. It can't stop the heat of a burning house next door, and nobody can promise that it saves yours.",
];

/** What happened, on the about page and on home hardening. It sells nothing. */
export function January2025({ children }: { children?: ReactNode }) {
	return (
		<Band tone="ash" id="january-2025">
			<div className="grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
				<h2>January 2025</h2>
				<div className="measure grid gap-4">
					{text.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
					{children}
				</div>
			</div>
		</Band>
	);
}
