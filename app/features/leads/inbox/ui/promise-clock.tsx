import { classNames } from "#app/ui/class-names.ts";

export type PromiseView = {
	state: "on time" | "due soon" | "overdue" | "answered";
	/** Fraction of the promised time, from 0 to 1. */
	used: number;
	text: string;
};

const looks = {
	"on time": { color: "text-sage", label: "On time" },
	"due soon": { color: "text-amber", label: "Due soon" },
	overdue: { color: "text-error", label: "Overdue" },
	answered: { color: "text-stone", label: "Answered" },
} as const;

const AROUND = 2 * Math.PI * 8;

/** A ring that closes as the promised time runs out. */
export function PromiseClock({ promise: { state, used, text } }: { promise: PromiseView }) {
	const { color, label } = looks[state];
	return (
		<span className="inline-flex items-center gap-2">
			<svg viewBox="0 0 20 20" className={classNames("size-6 flex-none", color)} aria-hidden="true">
				<circle
					cx="10"
					cy="10"
					r="8"
					fill="none"
					stroke="currentColor"
					strokeOpacity="0.25"
					strokeWidth="3"
				/>
				<circle
					cx="10"
					cy="10"
					r="8"
					fill="none"
					stroke="currentColor"
					strokeWidth="3"
					strokeDasharray={`${used * AROUND} ${AROUND}`}
					transform="rotate(-90 10 10)"
				/>
			</svg>
			<span className="leading-tight">
				<span className={classNames("block font-semibold", color)}>{label}</span>
				<span className="figures block text-xs text-stone">{text}</span>
			</span>
		</span>
	);
}
