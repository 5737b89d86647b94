import { Notice } from "#app/ui/page/notice.tsx";
import type { WaterDuration } from "../water-duration.ts";

/** Whether the pump still reaches the last head. Shows nothing until a hose or a climb is entered. */
export function PressureCheck({ result: { pressure, onePump, outlets } }: { result: WaterDuration }) {
	if (!pressure || !onePump) return null;
	const { needed, atPump, friction, climb, left } = pressure;
	const isEnough = left >= needed;
	const head = outlets === "cannons" ? "cannon" : "head";
	return (
		<Notice
			tone={isEnough ? "sage" : "amber"}
			title={
				isEnough
					? `The last ${head} gets ${psi(left)}. It needs ${psi(needed)}.`
					: `The pump can't reach ${psi(needed)} at the last ${head}. It gets ${psi(left)}.`
			}
		>
			The {onePump.name} delivers {psi(atPump)}. The hose uses up {psi(friction)} and the climb {psi(climb)}.
			{!isEnough && " Move the pump closer, use fewer heads per pump, or ask us for a bigger hose."}
		</Notice>
	);
}

function psi(value: number): string {
	return `${Math.round(value)} PSI`;
}
