import { X } from "lucide-react";
import type { ComponentProps } from "react";

/** A 44 px cross; `label` names what it closes. */
export function CloseButton({
	label = "Close",
	...rest
}: Omit<ComponentProps<"button">, "className"> & { label?: string }) {
	return (
		<button {...rest} type="button" className="close-button" aria-label={label}>
			<X className="size-5" aria-hidden="true" />
		</button>
	);
}
