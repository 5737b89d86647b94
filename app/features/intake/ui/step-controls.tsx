// What stands around the questions of a step: heading, list of steps, and buttons.
import { Check } from "lucide";
import type { RefObject } from "react";
import { Button } from "#app/ui/button.tsx";
import { RequiredMark } from "#app/ui/forms/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type Place, STEP_COUNT, type StepState } from "../journey.ts";
import { steps } from "../steps.ts";
import "#app/ui/forms/step-buttons.css";

export function StepHeading({
	ref,
	title,
	intro,
	hasRequired = false,
}: {
	ref: RefObject<HTMLHeadingElement | null>;
	title: string;
	intro: string;
	/** Some questions of the step are marked. */
	hasRequired?: boolean;
}) {
	return (
		<div className="mb-8">
			<h2 ref={ref} tabIndex={-1} className="text-heading outline-none">
				{title}
			</h2>
			<p className="mt-2 text-slate">{intro}</p>
			{hasRequired && (
				<p className="mt-2 text-sm text-stone">
					We need the answers marked
					<RequiredMark /> to get back to you. You can add them later, before you submit.
				</p>
			)}
		</div>
	);
}

/** Submit buttons, so that a jump to another step saves what was typed, with or without JavaScript. */
export function StepList({ place, states }: { place: Place; states: readonly StepState[] }) {
	return (
		<ol className="step-buttons step-list">
			{steps.map(({ number, title }) => (
				<li key={number}>
					<button type="submit" name="go" value={number} aria-current={place === number ? "step" : undefined}>
						<span className="condensed figures text-label text-ember-deep">{number}</span>
						<span>{title}</span>
						<Progress {...states[number - 1]} />
					</button>
				</li>
			))}
			<li>
				<button type="submit" name="go" value="review" aria-current={place === "review" ? "step" : undefined}>
					<span />
					<span>Review all answers</span>
				</button>
			</li>
		</ol>
	);
}

function Progress({ questions = 0, answered = 0, isComplete = false, needed = 0 }: Partial<StepState>) {
	if (isComplete)
		return (
			<span className="text-sage">
				<Icon of={Check} className="size-4" />
				<span className="sr-only">
					complete{answered < questions ? `, ${questions - answered} left blank` : ""}
				</span>
			</span>
		);
	if (needed > 0) return <span className="figures text-sm text-ember-deep">{needed} needed</span>;
	if (answered === 0) return null;
	return (
		<span className="figures text-sm text-stone">
			<span aria-hidden="true">
				{answered}/{questions}
			</span>
			<span className="sr-only">
				{answered} of {questions} answered
			</span>
		</span>
	);
}

type StepButtonsProps = { place: Place; busy: boolean; isClosed: boolean; hasBlanks: boolean };

/** `go` says where a button leads; a plain form post sends it too. */
export function StepButtons({ place, busy, isClosed, hasBlanks }: StepButtonsProps) {
	const atEnd = place === STEP_COUNT || place === "review";
	return (
		<div className="mt-9 flex flex-wrap justify-between gap-3">
			{hasBlanks && !atEnd && (
				<p className="basis-full text-sm text-stone sm:text-right">
					You can continue and fill in the blanks later.
				</p>
			)}
			<Button type="submit" name="go" value="previous" variant="secondary" disabled={busy || place === 1}>
				Previous
			</Button>
			{place === STEP_COUNT && (
				<Button
					type="submit"
					name="go"
					value="review"
					variant="ghost"
					disabled={busy}
					className="order-first basis-full md:order-none md:ml-auto md:basis-auto"
				>
					Review all answers
				</Button>
			)}
			{atEnd ? (
				<Button type="submit" name="go" value="submit" busy={busy} disabled={busy || isClosed}>
					{busy ? "Submitting..." : "Submit Application"}
				</Button>
			) : (
				<Button type="submit" name="go" value="next">
					Next
				</Button>
			)}
		</div>
	);
}
