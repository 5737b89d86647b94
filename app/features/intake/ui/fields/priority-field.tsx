import { Slider } from "#app/ui/forms/slider.tsx";
import { PRIORITY, type PriorityField as PriorityQuestion } from "../../field.ts";
import { idOf, parsePriority } from "../../journey.ts";

type Props = { field: PriorityQuestion; value: string; onChange: (value: string) => void };

/** The slider starts at 1, but counts only once it was moved or set. Without JavaScript, a box says that 1 is meant. */
export function PriorityField({ field: { name, label, hint }, value, onChange }: Props) {
	const id = idOf(name);
	const rank = parsePriority(value);
	const isRanked = rank !== PRIORITY.unranked;
	return (
		<div className="priority">
			<div className="priority-slider" data-ranked={isRanked}>
				<Slider
					min={PRIORITY.min}
					max={PRIORITY.max}
					value={isRanked ? rank : PRIORITY.min}
					onTouch={(next) => onChange(String(next))}
					format={(at) => (isRanked ? String(at) : "Not ranked")}
					ends={["1, most important", "5, least important"]}
					{...{ id, name, label, hint }}
				/>
				<button
					type="button"
					className="link min-h-11 text-sm"
					onClick={() => onChange(isRanked ? "" : String(PRIORITY.min))}
				>
					{isRanked ? "Clear" : "Rank it 1"}
					<span className="sr-only"> for {label}</span>
				</button>
			</div>
			<noscript>
				<input type="hidden" name={name} value="" />
				<label className="choice">
					<input
						type="checkbox"
						className="check"
						name={name}
						value={PRIORITY.min}
						defaultChecked={rank === PRIORITY.min}
						aria-describedby={`${id}-box`}
					/>
					<span className="pt-px">Rank it 1</span>
				</label>
				<p id={`${id}-box`} className="text-sm text-stone">
					Check this if you want to leave the slider at 1.<span className="sr-only"> {label}</span>
				</p>
			</noscript>
		</div>
	);
}
