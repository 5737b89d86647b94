// Every way to ask for a call back. A link to the contact page, so that it works before and without JavaScript.
import type { ReactNode } from "react";
import { href, Link } from "react-router";

type ConsultLinkProps = {
	/** Heading of the dialog and topic of the request, such as 'Get Quote'. */
	topic: string;
	/** What the message box already says, such as the item to order. */
	message?: string;
	className?: string;
	children: ReactNode;
};

export function ConsultLink({ topic, message, className, children }: ConsultLinkProps) {
	const query = new URLSearchParams({ topic, ...(message ? { message } : {}) });
	return (
		<Link className={className} to={`${href("/contact")}?${query}#contact`}>
			{children}
		</Link>
	);
}
