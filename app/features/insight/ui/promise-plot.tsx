import { shortDay } from "#app/features/company/dates.ts";
// On-time and late answers by week, as stacked bars in plain SVG. The table beside it says the same in numbers.

export type PlottedWeek = { week: string; onTime: number; late: number; open: number };

const WIDTH = 600;
const HEIGHT = 180;

export function PromisePlot({ weeks, describedBy }: { weeks: readonly PlottedWeek[]; describedBy: string }) {
	const most = Math.max(1, ...weeks.map(({ onTime, late, open }) => onTime + late + open));
	const step = WIDTH / Math.max(1, weeks.length);
	return (
		<figure>
			<svg
				viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
				role="img"
				aria-label="Leads by week, answered on time, late or still open"
				aria-describedby={describedBy}
				className="w-full border-b border-ink"
			>
				{weeks.map(({ week, onTime, late, open }, index) => {
					let bottom = HEIGHT;
					const parts = [
						{ name: "on time", count: onTime, fill: "fill-water" },
						{ name: "late", count: late, fill: "fill-ember" },
						{ name: "still open", count: open, fill: "fill-line" },
					];
					return parts.map(({ name, count, fill }) => {
						const height = (count / most) * HEIGHT;
						bottom -= height;
						return (
							count > 0 && (
								<rect
									key={`${week} ${name}`}
									x={index * step + step * 0.15}
									y={bottom}
									width={step * 0.7}
									height={height}
									className={fill}
								>
									<title>{`Week of ${shortDay(week)}: ${count} ${name}`}</title>
								</rect>
							)
						);
					});
				})}
			</svg>
			<p className="figures mt-1 flex justify-between text-sm text-stone" aria-hidden="true">
				<span>{weeks[0] && shortDay(weeks[0].week)}</span>
				<span>{weeks.at(-1) && shortDay(weeks.at(-1)?.week ?? "")}</span>
			</p>
			<figcaption className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-slate">
				<Key fill="bg-water">On time</Key>
				<Key fill="bg-ember">Late</Key>
				<Key fill="bg-line">Still open</Key>
			</figcaption>
		</figure>
	);
}

function Key({ fill, children }: { fill: string; children: string }) {
	return (
		<span className="inline-flex items-center gap-2">
			<span className={`inline-block size-3 ${fill}`} aria-hidden="true" />
			{children}
		</span>
	);
}
