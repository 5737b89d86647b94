import type { ReactNode } from "react";
import { color } from "../tokens.ts";
import { contours } from "./contours.ts";

export type DrawingProps = {
	className?: string;
	/** Say what is shown when the drawing carries meaning; without it the drawing is decoration. */
	title?: string;
};

/** The sheet every drawing is made on: 288 × 216, origin on the ground in the middle, standing on its rings. */
export function Drawing({
	className,
	title,
	ground = true,
	children,
}: DrawingProps & { ground?: boolean; children: ReactNode }) {
	return (
		<svg
			viewBox="-144 -138 288 216"
			className={`drawing ${className ?? ""}`}
			fill="none"
			stroke={color.ink}
			strokeWidth={1.4}
			strokeLinejoin="round"
			strokeLinecap="round"
			role={title ? "img" : undefined}
			aria-label={title}
			aria-hidden={title ? undefined : true}
		>
			{ground && groundRings.map((d) => <path key={d} d={d} stroke={color.line} strokeWidth={1} />)}
			{children}
		</svg>
	);
}

const groundRings = contours(
	{ seed: 11, cx: 0, cy: 6, squash: 0.54, wobble: 0.05, points: 20 },
	[83, 107, 131],
);
