import { mediumDay } from "#app/features/company/dates.ts";
// The score on each day the answers changed.

export type ProgressDay = { day: string; percent: number };

export function ProgressPlot({ progress }: { progress: readonly ProgressDay[] }) {
	const [first] = progress;
	const last = progress.at(-1);
	if (!first || !last || progress.length < 2) return null;
	const change = last.percent - first.percent;
	return (
		<section className="mt-12 border-t border-line pt-8" aria-labelledby="progress">
			<h2 id="progress" className="text-subheading">
				Your progress
			</h2>
			<p className="mt-1 text-slate">
				{change > 0
					? `Up ${change} since ${mediumDay(first.day)}.`
					: change < 0
						? `Down ${-change} since ${mediumDay(first.day)}.`
						: `The same score as on ${mediumDay(first.day)}.`}
			</p>
			<ol className="mt-5 grid gap-2">
				{progress.map(({ day, percent }) => (
					<li key={day} className="grid grid-cols-[7rem_1fr_2.5rem] items-center gap-4">
						<span className="figures text-sm text-slate">{mediumDay(day)}</span>
						<span className="h-3 rounded-sm bg-ash" aria-hidden="true">
							<span className="block h-full rounded-sm bg-water" style={{ width: `${percent}%` }} />
						</span>
						<span className="figures text-right font-semibold">{percent}</span>
					</li>
				))}
			</ol>
		</section>
	);
}
