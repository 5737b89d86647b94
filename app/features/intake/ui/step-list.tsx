import { Check } from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import type { Place } from "../journey.ts";
import { steps } from "../steps.ts";

/** Submit buttons, so that a jump to another step saves what was typed, with or without JavaScript. */
export function StepList({ place, started }: { place: Place; started: ReadonlySet<number> }) {
	return (
		<ol className="step-list">
			{steps.map(({ number, title }) => (
				<li key={number}>
					<button type="submit" name="go" value={number} aria-current={place === number ? "step" : undefined}>
						<span className="condensed figures text-label text-ember-deep">{number}</span>
						<span>{title}</span>
						{started.has(number) && (
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
