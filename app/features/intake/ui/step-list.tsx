import { Check } from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import type { Place, StepState } from "../journey.ts";
import { steps } from "../steps.ts";
import "#app/ui/forms/step-buttons.css";

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
