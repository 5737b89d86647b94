import { color } from "../tokens.ts";
import { contours } from "./contours.ts";

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
