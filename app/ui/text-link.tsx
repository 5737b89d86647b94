import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";

/** A link in running text. `quiet` shows the underline only on hover, for lists of links. */
export function TextLink({ quiet, className, ...rest }: LinkProps & { quiet?: boolean }) {
	return <Link {...rest} className={classNames("link", quiet && "link-quiet", className)} />;
}

/** The same style for email, phone and external links. */
export function PlainLink({
	quiet,
	className,
	children,
	...rest
}: ComponentProps<"a"> & { quiet?: boolean }) {
	return (
		<a {...rest} className={classNames("link", quiet && "link-quiet", className)}>
			{children}
		</a>
	);
}
