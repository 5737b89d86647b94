import type { ReactNode } from "react";
import { color } from "../tokens.ts";
import { contours } from "./contours.ts";

export type DrawingProps = {
	className?: string;
	/** Describes a meaningful drawing. Without it the drawing is decorative. */
	title?: string;
};

/** The canvas of every drawing: 288 × 216, with the origin on the ground in the center, on top of the rings. */
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
