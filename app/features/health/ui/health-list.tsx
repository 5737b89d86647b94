import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { type HealthCheck, type HealthState, healthStateNames } from "../health-check.ts";

const tones: Record<HealthState, BadgeTone> = {
	ok: "sage",
	warning: "amber",
	problem: "error",
	off: "neutral",
};

export function HealthList({ checks }: { checks: readonly HealthCheck[] }) {
	return (
		<ul className="border-t-2 border-ink">
			{checks.map(({ name, state, text }) => (
				<li
					key={name}
					className="grid gap-x-6 gap-y-1 border-b border-line py-4 md:grid-cols-[14rem_8rem_1fr] md:items-baseline"
				>
					<h2 className="text-label wrap-anywhere max-md:flex max-md:items-center max-md:justify-between max-md:gap-3">
						{name}
						<Badge tone={tones[state]} className="md:hidden">
							{healthStateNames[state]}
						</Badge>
					</h2>
					<p className="max-md:hidden">
						<Badge tone={tones[state]}>{healthStateNames[state]}</Badge>
					</p>
					<p className="figures wrap-anywhere text-slate">{text}</p>
				</li>
			))}
		</ul>
	);
}
