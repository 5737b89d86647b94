import { useEffect, useRef } from "react";
import { href, Link } from "react-router";
import { Notice } from "#app/ui/page/notice.tsx";
import { addressOf, fieldNamed, type Problem } from "../journey.ts";

type OpeningNoticeProps = {
	loaded: { submittedId: string | null; unreachable: boolean };
	isUntouched: boolean;
};

/** Explains why a form the visitor filled in before is blank now. */
export function OpeningNotice({ loaded: { submittedId, unreachable }, isUntouched }: OpeningNoticeProps) {
	if (unreachable)
		return (
			<Notice tone="amber" title="We can't read your saved answers right now" className="mb-6">
				<span role="status">They're not lost. Reload this page in a minute, or keep going here.</span>
			</Notice>
		);
	if (!submittedId || !isUntouched) return null;
	return (
		<Notice tone="water" title="We received your last form" className="mb-6">
			<Link className="link" to={href("/intake-wizard/complete")}>
				See your answers and the reference number
			</Link>
			, or start another one here.
		</Notice>
	);
}

type SummaryProps = {
	problems: readonly Problem[];
	/** Number of refused submissions. Each one focuses the summary once; fixing a field does not. */
	failures: number;
};

/** On every other step: what is missing from the steps the visitor has left. It stops nobody. */
export function NeededNotice({ problems }: { problems: readonly Problem[] }) {
	const left = [...new Set(problems.map(({ step }) => step))];
	if (left.length === 0) return null;
	return (
		<Notice tone="amber" className="mb-6">
			{left.map((step) => (
				<p key={step} role="status">
					<strong>Step {step} still needs</strong>{" "}
					{problems
						.filter((problem) => problem.step === step)
						.map(({ field }) => fieldNamed(field)?.label.toLowerCase())
						.join(", ")}
					. You can add that any time before you submit.{" "}
					{/* A button, because a link would leave without what was typed when there is no JavaScript. */}
					<button type="submit" name="go" value={step} className="link min-h-6 font-semibold">
						Go to step {step}
					</button>
				</p>
			))}
		</Notice>
	);
}

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
