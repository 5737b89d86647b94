import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";
import { Spinner } from "./loading/spinner.tsx";

export type ButtonLook = {
	/**
	 * Use one primary action per view. "on-dark" is the secondary button on dark bands; "destructive" removes something.
	 */
	variant?: "primary" | "secondary" | "ghost" | "on-dark" | "destructive";
	size?: "small" | "medium" | "large";
};

/** Styles anything else as a button, such as `<a href="tel:…">` or `<summary>`. */
export function buttonClass({ variant = "primary", size = "medium" }: ButtonLook = {}, className?: string) {
	return classNames("button", `button-${variant}`, size !== "medium" && `button-${size}`, className);
}

type ButtonProps = ComponentProps<"button"> & ButtonLook & { busy?: boolean };

/** While `busy` it keeps its width and focus, shows the spinner and ignores clicks. */
export function Button({
	variant,
	size,
	busy,
	className,
	children,
	type = "button",
	onClick,
	...rest
}: ButtonProps) {
	return (
		<button
			{...rest}
			type={type}
			className={buttonClass({ variant, size }, className)}
			aria-busy={busy || undefined}
			onClick={busy ? (event) => event.preventDefault() : onClick}
		>
			{busy && <Spinner className="-ml-1" />}
			{children}
		</button>
	);
}

export function ButtonLink({ variant, size, className, ...rest }: LinkProps & ButtonLook) {
	return <Link {...rest} className={buttonClass({ variant, size }, className)} />;
}
