import { type ComponentProps, type ReactNode, useId } from "react";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role" | "className"> & {
	label: ReactNode;
	hint?: ReactNode;
};

/** A checkbox styled as a switch. Works without JavaScript. */
export function Switch({ label, hint, ...rest }: SwitchProps) {
	const hintId = useId();
	return (
		<label className="flex items-start justify-between gap-6 py-2.5 leading-snug">
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
