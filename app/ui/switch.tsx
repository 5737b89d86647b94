import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role"> & { label: ReactNode; hint?: ReactNode };

/** A checkbox styled as a switch. Works without JavaScript. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
	const hintId = useId();
	return (
		<label className={classNames("flex items-start justify-between gap-6 py-2.5 leading-snug", className)}>
			<span>
				<span className="font-semibold">{label}</span>
				{hint && (
					<span id={hintId} className="block text-sm text-stone">
						{hint}
					</span>
				)}
			</span>
			<input
				{...rest}
				type="checkbox"
				// biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its own state
				role="switch"
				className="switch"
				aria-describedby={hint ? hintId : undefined}
			/>
		</label>
	);
}
