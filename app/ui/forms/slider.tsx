import { type CSSProperties, type ReactNode, useId, useState } from "react";

type SliderProps = {
	label: ReactNode;
	name?: string;
	min: number;
	max: number;
	step?: number;
	value?: number;
	defaultValue?: number;
	onChange?: (value: number) => void;
	/** It was moved, or pressed where it stands: the visitor means this value. */
	onTouch?: (value: number) => void;
	/** Formats the value for the screen and for screen readers, as in (20) => "20 gallons". */
	format?: (value: number) => string;
	/** Labels at both ends. Defaults to the formatted limits. */
	ends?: readonly [string, string];
	hint?: ReactNode;
	disabled?: boolean;
	id?: string;
	className?: string;
};

/** At the low end these do not move a slider, so they say that it should stay there. */
const KEEP_KEYS: ReadonlySet<string> = new Set([" ", "Home", "ArrowLeft", "ArrowDown", "PageDown"]);

export function Slider(props: SliderProps) {
	const {
		label,
		name,
		min,
		max,
		step = 1,
		onChange,
		onTouch,
		format = String,
		ends,
		hint,
		disabled,
		className,
	} = props;
	const generated = useId();
	const id = props.id ?? generated;
	const [own, setOwn] = useState(props.defaultValue ?? min);
	const value = props.value ?? own;
	const filled = { "--at": `${((value - min) / (max - min)) * 100}%` } as CSSProperties;
	return (
		<div className={className}>
			<div className="flex items-baseline justify-between gap-4">
				<label htmlFor={id} className="font-semibold leading-snug">
					{label}
				</label>
				<output htmlFor={id} className="condensed figures text-subheading whitespace-nowrap">
					{format(value)}
				</output>
			</div>
			{hint && (
				<p id={`${id}-hint`} className="text-sm text-stone">
					{hint}
				</p>
			)}
			<input
				type="range"
				id={id}
				className="slider"
				style={filled}
				aria-valuetext={format(value)}
				aria-describedby={hint ? `${id}-hint` : undefined}
				onChange={(event) => {
					setOwn(event.target.valueAsNumber);
					onChange?.(event.target.valueAsNumber);
				}}
				onInput={(event) => onTouch?.(event.currentTarget.valueAsNumber)}
				onPointerUp={(event) => onTouch?.(event.currentTarget.valueAsNumber)}
				onKeyDown={(event) => KEEP_KEYS.has(event.key) && onTouch?.(event.currentTarget.valueAsNumber)}
				{...{ name, min, max, step, value, disabled }}
			/>
			<div className="figures -mt-1 flex justify-between text-xs text-stone" aria-hidden="true">
				<span>{ends?.[0] ?? format(min)}</span>
				<span>{ends?.[1] ?? format(max)}</span>
			</div>
		</div>
	);
}
