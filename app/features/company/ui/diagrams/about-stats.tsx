import { CannonDrawing } from "#app/ui/artwork/cannon.tsx";
import { HouseDrawing } from "#app/ui/artwork/house.tsx";
import { ReportDrawing } from "#app/ui/artwork/report.tsx";
import { about } from "../../pages/about.ts";
import { DefensibleSpaceDrawing } from "../artwork/defensible-space.tsx";

const icons = {
	rings: DefensibleSpaceDrawing,
	cannon: CannonDrawing,
	report: ReportDrawing,
	house: HouseDrawing,
} as const;

export function AboutStats({ className }: { className?: string }) {
	return (
		<dl
			className={`grid grid-cols-2 gap-x-8 gap-y-8 border-t border-line pt-8 md:grid-cols-4 ${className ?? ""}`}
		>
			{about.stats.map(({ icon, number, label }) => {
				const Icon = icons[icon];
				return (
					<div key={label} className="flex flex-col-reverse justify-end">
						<dt className="mt-1 text-sm text-slate">{label}</dt>
						<dd>
							<Icon className="-ml-2 mb-2 w-28" />
							<span className="condensed figures text-heading whitespace-nowrap md:max-lg:text-[2rem]">
								{number}
							</span>
						</dd>
					</div>
				);
			})}
		</dl>
	);
}
