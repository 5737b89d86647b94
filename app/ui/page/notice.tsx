import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

const tones = {
	water: "border-water bg-water-tint",
	amber: "border-amber bg-amber-tint",
	sage: "border-sage bg-sage-tint",
	error: "border-error bg-error-tint",
} as const;

/** An important message in the page. The error tone adds `role="alert"`. */
export function Notice({
	tone = "water",
	title,
	className,
	children,
}: {
	tone?: keyof typeof tones;
	title?: string;
	className?: string;
	children?: ReactNode;
}) {
	return (
		<div
			role={tone === "error" ? "alert" : undefined}
			className={classNames("border-l-4 px-5 py-4", tones[tone], className)}
		>
			{title && <p className="font-semibold">{title}</p>}
			{children && <div className={title ? "mt-1" : undefined}>{children}</div>}
		</div>
	);
}
