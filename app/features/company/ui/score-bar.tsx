import { scoring } from "../trust.ts";

const MAX_POINTS = Math.max(...scoring.map(({ of }) => of));

/** What we assess: every subject with a bar as long as its share of the 100 points. */
export function ScoreBar() {
	return (
		<dl className="grid gap-y-5">
			{scoring.map(({ subject, of, how }) => (
				<div
					key={subject}
					className="grid items-baseline gap-x-8 gap-y-1 md:grid-cols-[15rem_1fr] lg:grid-cols-[15rem_1fr_minmax(0,24rem)]"
				>
					<dt className="font-semibold">{subject}</dt>
					<dd className="flex items-center gap-3">
						<span
							className="h-3 flex-none rounded-sm bg-water"
							style={{ width: `${(of / MAX_POINTS) * 75}%` }}
							aria-hidden="true"
						/>
						<span className="figures text-sm whitespace-nowrap text-slate">up to {of}</span>
					</dd>
					<dd className="text-slate md:col-start-2 lg:col-start-3">{how}</dd>
				</div>
			))}
		</dl>
	);
}
