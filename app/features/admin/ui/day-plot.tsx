// A bar chart of thirty days in plain SVG, which prints and needs no JavaScript.
import { shortDay } from "#app/features/company/dates.ts";
import { numerals } from "#app/ui/numerals.ts";

/** `day` is YYYY-MM-DD. */
type Day = { day: string; count: number };

const WIDTH = 600;
const HEIGHT = 140;

export function DayPlot({ days }: { days: readonly Day[] }) {
	const most = Math.max(1, ...days.map(({ count }) => count));
	const total = days.reduce((sum, { count }) => sum + count, 0);
	const step = WIDTH / Math.max(1, days.length);
	return (
		<figure className="mt-4">
			<svg
				viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
				role="img"
				aria-label={`${total} listings in the last ${days.length} days, at most ${most} in one day`}
				className="w-full border-t border-b border-t-line border-b-ink"
			>
				{days.map(({ day, count }, index) => {
					const height = (count / most) * HEIGHT;
					return (
						<rect
							key={day}
							x={index * step + 2}
							y={HEIGHT - Math.max(height, count > 0 ? 2 : 0)}
							width={step - 4}
							height={Math.max(height, count > 0 ? 2 : 0)}
							className="fill-water"
						>
							<title>{`${shortDay(day)}: ${count}`}</title>
						</rect>
					);
				})}
			</svg>
			{/* HTML text instead of SVG text, so that it stays readable on a phone. */}
			<p className="figures mt-1 flex justify-between text-sm text-stone" aria-hidden="true">
				<span>{days[0] && shortDay(days[0].day)}</span>
				<span>{days[0] && shortDay(days.at(-1)?.day ?? "")}</span>
			</p>
			<figcaption className="figures mt-2 text-sm text-slate">
				{numerals(total)} in the last {days.length} days, {numerals(most)} on the busiest day
			</figcaption>
		</figure>
	);
}
