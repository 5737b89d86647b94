import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { addressOf, type Problem } from "../journey.ts";

type SummaryProps = {
	problems: readonly Problem[];
	/** Number of refused submissions. Each one focuses the summary once; fixing a field does not. */
	failures: number;
};

/** Lists everything that blocks the submission, with links to the fields in any step. */
export function ProblemSummary({ problems, failures }: SummaryProps) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (failures > 0) box.current?.focus();
	}, [failures]);
	if (problems.length === 0) return null;
	return (
		<div
			ref={box}
			role="alert"
			tabIndex={-1}
			className="mb-8 scroll-mt-28 rounded-md border-2 border-error bg-white p-5"
		>
			<h2 className="text-label">There is a problem</h2>
			<ul className="mt-2 grid gap-1">
				{problems.map(({ field, step, message }) => (
					<li key={`${field}${message}`}>
						<Link
							to={addressOf(step, field)}
							preventScrollReset
							className="font-semibold text-error underline underline-offset-4"
						>
							{message}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
