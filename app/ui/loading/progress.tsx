import { classNames } from "../class-names.ts";

type ProgressProps = { label: string; value: number; max?: number; text?: string; className?: string };

/** A progress bar. `text` replaces the percentage ("Step 3 of 10"). */
export function Progress({ label, value, max = 100, text, className }: ProgressProps) {
	const share = Math.round((value / max) * 100);
	return (
		<div className={className}>
			<div className="mb-1.5 flex justify-between gap-4 text-sm">
				<span className="font-semibold">{label}</span>
				<span className="figures text-stone">{text ?? `${share} %`}</span>
			</div>
			<div
				role="progressbar"
				aria-label={label}
				aria-valuemin={0}
				aria-valuemax={max}
				aria-valuenow={value}
				aria-valuetext={text}
				className={classNames("h-1.5 overflow-hidden rounded-full bg-line")}
			>
				<div
					className="h-full origin-left bg-water transition-transform"
					style={{ transform: `scaleX(${share / 100})` }}
				/>
			</div>
		</div>
	);
}
