import { Check } from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import type { Place } from "../journey.ts";
import { steps } from "../steps.ts";

/** Buttons of the form, so that a jump keeps what was typed, with JavaScript or without. */
export function StepList({ place, begun }: { place: Place; begun: ReadonlySet<number> }) {
	return (
		<ol className="step-list">
			{steps.map(({ number, title }) => (
				<li key={number}>
					<button type="submit" name="go" value={number} aria-current={place === number ? "step" : undefined}>
						<span className="condensed figures text-label text-ember-deep">{number}</span>
						<span>{title}</span>
						{begun.has(number) && (
							<span className="text-sage">
								<Icon of={Check} className="size-4" />
								<span className="sr-only">, has answers</span>
							</span>
						)}
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
