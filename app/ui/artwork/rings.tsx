import { color } from "../tokens.ts";
import { contours } from "./contours.ts";

/** A thin line with three rings at its left end, between sections. */
export function RingDivider({ className }: { className?: string }) {
	return (
		<div className={`flex items-center gap-4 ${className ?? ""}`} aria-hidden="true">
			<RingMark className="size-9 flex-none" />
			<span className="h-px flex-1 bg-line" />
		</div>
	);
}

/** The three rings with the lot in the center. */
export function RingMark({ className, title }: { className?: string; title?: string }) {
	return (
		<svg
			viewBox="0 0 500 500"
			className={className}
			fill="none"
			strokeWidth={15}
			role={title ? "img" : undefined}
			aria-label={title}
			aria-hidden={title ? undefined : true}
		>
			{mark.map((d, ring) => (
				<path key={d} d={d} stroke={ringColors[ring]} />
			))}
			<path d="M210 280V230l40-40 40 40v50z" fill={color.ember} />
		</svg>
	);
}

/** Wide flat rings around an empty lot, for "nothing here yet". */
export function EmptyRings({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 320 180" className={className} fill="none" aria-hidden="true">
			{contours(
				{ seed: 23, cx: 160, cy: 92, squash: 0.56, wobble: 0.06, points: 22 },
				[150, 134, 118, 102, 86, 70, 54],
			).map((d, ring) => (
				<path
					key={d}
					d={d}
					stroke={ring === 1 ? color.sage : ring === 4 ? color.water : color.line}
					strokeWidth={ring === 1 || ring === 4 ? 1.6 : 1}
				/>
			))}
			<path
				d="M126 92l34-20 34 20-34 20Z"
				stroke={color.ink}
				strokeWidth={1.6}
				strokeDasharray="5 5"
				fill={color.white}
			/>
			<path d="M160 92V44" stroke={color.ink} strokeWidth={1.6} />
			<path
				d="M160 45l26 8-26 9Z"
				fill={color.ember}
				stroke={color.ink}
				strokeWidth={1.4}
				strokeLinejoin="round"
			/>
		</svg>
	);
}

const mark = contours({ seed: 5, cx: 250, cy: 250, wobble: 0.035, points: 16 }, [105, 165, 225]);
const ringColors = [color.ink, color.water, color.sage];
