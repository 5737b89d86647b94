import { X } from "lucide";
import type { ComponentProps } from "react";
import { Icon } from "../icon.tsx";

/** A 44 px close button. `label` says what it closes. */
export function CloseButton({
	label = "Close",
	...rest
}: Omit<ComponentProps<"button">, "className"> & { label?: string }) {
	return (
		<button {...rest} type="button" className="close-button" aria-label={label}>
			<Icon of={X} className="size-5" />
		</button>
	);
}
