// A Lucide icon. It is always next to a word, so screen readers skip it.
import type { IconNode } from "lucide";
import { createElement } from "react";
import { classNames } from "./class-names.ts";

export function Icon({ of, className }: { of: IconNode; className?: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			width="24"
			height="24"
			aria-hidden="true"
			className={classNames("icon", className)}
		>
			{of.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
		</svg>
	);
}
