import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "../class-names.ts";

/** A link in running text. */
export function TextLink({ className, ...rest }: LinkProps) {
	return <Link {...rest} className={classNames("link", className)} />;
}

/** The same style for email, phone and external links. */
export function PlainLink({ className, children, ...rest }: ComponentProps<"a">) {
	return (
		<a {...rest} className={classNames("link", className)}>
			{children}
		</a>
	);
}
