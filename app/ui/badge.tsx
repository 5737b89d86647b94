import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const tones = {
	neutral: "bg-ash text-slate",
	water: "bg-water-tint text-water-deep",
	sage: "bg-sage-tint text-sage",
	amber: "bg-amber-tint text-amber",
	ember: "bg-ember-tint text-ember-deep",
	error: "bg-error-tint text-error",
	ink: "bg-ink text-white",
} as const;

export type BadgeTone = keyof typeof tones;

export function Badge({
	tone = "neutral",
	className,
	children,
}: {
	tone?: BadgeTone;
	className?: string;
	children: ReactNode;
}) {
	return (
		<span
			className={classNames(
				"inline-flex items-center rounded-sm px-2 py-0.5 text-xs font-semibold whitespace-nowrap",
				tones[tone],
				className,
			)}
		>
			{children}
		</span>
	);
}
