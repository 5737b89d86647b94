import { Link } from "react-router";
import { type AnsweredStep, answersByStep, detailsFrom, type NamedFile } from "../details.ts";
import { type Answers, addressOf } from "../journey.ts";

/** All answers by step, each with a link back to its step. */
export function Review({ answers, files }: { answers: Answers; files: readonly NamedFile[] }) {
	const steps = answersByStep(detailsFrom(answers), files);
	return (
		<div className="grid gap-9">
			{steps.map((step) => (
				<section key={step.number} aria-labelledby={`review-${step.number}`}>
					<header className="flex items-baseline justify-between gap-4 border-b-2 border-ink pb-2">
						<h3 id={`review-${step.number}`} className="text-subheading">
							{step.number}. {step.title}
						</h3>
						<Link
							to={addressOf(step.number)}
							preventScrollReset
							className="link inline-flex min-h-11 items-center"
						>
							Change<span className="sr-only"> {step.title}</span>
						</Link>
					</header>
					<AnswerList step={step} />
				</section>
			))}
		</div>
	);
}

export function AnswerList({ step }: { step: AnsweredStep }) {
	if (step.answers.length === 0) return <p className="border-b border-line py-3 text-stone">No answers.</p>;
	return (
		<dl>
			{step.answers.map(({ name, label, text }) => (
				<div key={name} className="grid gap-x-6 border-b border-line py-2.5 md:grid-cols-[2fr_3fr]">
					<dt className="text-slate">{label}</dt>
					<dd className="whitespace-pre-line font-medium [overflow-wrap:anywhere]">{text}</dd>
				</div>
			))}
		</dl>
	);
}
