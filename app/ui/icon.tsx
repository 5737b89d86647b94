// One line drawing of Lucide's set. Beside a word it says nothing of its own, so readers of the screen skip it.
import type { IconNode } from "lucide";
import { createElement } from "react";

export function Icon({ of, className }: { of: IconNode; className?: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			width="24"
			height="24"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			className={className}
		>
			{of.map(([tag, attributes], at) => createElement(tag, { ...attributes, key: at }))}
		</svg>
	);
}
