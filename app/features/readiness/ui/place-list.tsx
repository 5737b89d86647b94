import { Check } from "lucide";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type Answers, answeredAt } from "../assessment/answers.ts";
import { type PlaceId, places } from "../rules/measure.ts";
import "#app/ui/forms/step-buttons.css";

export function PlaceList({
	place,
	answers,
	className,
}: {
	place: PlaceId;
	answers: Answers;
	className?: string;
}) {
	return (
		<ol className={classNames("step-buttons", className)} aria-label="Stops on the walk">
			{places.map(({ id, title }) => {
				const { answered, of } = answeredAt(id, answers);
				return (
					<li key={id}>
						<button type="submit" name="go" value={id} aria-current={id === place ? "step" : undefined}>
							{title}
							<span className="figures text-sm font-normal text-stone">
								{answered === of ? (
									<>
										<Icon of={Check} className="size-5 text-sage" />
										<span className="sr-only">answered</span>
									</>
								) : (
									`${answered}/${of}`
								)}
							</span>
						</button>
					</li>
				);
			})}
		</ol>
	);
}
