// Bars of thirty days, drawn as plain SVG: it prints, and needs no script.
type Day = { day: string; count: number };

const WIDTH = 600;
const HEIGHT = 180;
const FOOT = 24;
const HEAD = 18;

export function DayPlot({ days }: { days: readonly Day[] }) {
	const most = Math.max(1, ...days.map(({ count }) => count));
	const total = days.reduce((sum, { count }) => sum + count, 0);
	const step = WIDTH / Math.max(1, days.length);
	const room = HEIGHT - FOOT - HEAD;
	return (
		<figure className="mt-4">
			<svg
				viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
				role="img"
				aria-label={`${total} listings in the last ${days.length} days, ${most} at most on one day`}
				className="w-full border-t border-line"
			>
				<line x1="0" x2={WIDTH} y1={HEAD} y2={HEAD} className="stroke-line" strokeDasharray="2 4" />
				<text x="0" y={HEAD - 5} className="figures fill-stone text-[13px]">
					{most}
				</text>
				{days.map(({ day, count }, index) => {
					const height = (count / most) * room;
					return (
						<rect
							key={day}
							x={index * step + 2}
							y={HEIGHT - FOOT - height}
							width={step - 4}
							height={Math.max(height, count > 0 ? 2 : 0)}
							className="fill-water"
						>
							<title>{`${day}: ${count}`}</title>
						</rect>
					);
				})}
				<line x1="0" x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} className="stroke-ink" />
				<text x="0" y={HEIGHT - 6} className="fill-stone text-[13px]">
					{days[0]?.day}
				</text>
				<text x={WIDTH} y={HEIGHT - 6} textAnchor="end" className="fill-stone text-[13px]">
					{days.at(-1)?.day}
				</text>
			</svg>
			<figcaption className="figures mt-2 text-sm text-slate">
				{total} in the last {days.length} days
			</figcaption>
		</figure>
	);
}
