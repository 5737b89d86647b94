// A link to the contact page, which works without JavaScript. With JavaScript it opens the form in a dialog.
import type { MouseEvent, ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { contactAddress } from "../consultation.ts";
import { openConsultDialog, preloadConsultDialog } from "./consult-dialog-store.ts";

type ConsultLinkProps = {
	/** Heading of the dialog and topic of the request, such as 'Get Quote'. */
	topic: string;
	/** Initial message, such as the item to order. */
	message?: string;
	className?: string;
	children: ReactNode;
};

export function ConsultLink({ topic, message, className, children }: ConsultLinkProps) {
	const navigate = useNavigate();
	const page = contactAddress(topic, message);

	async function open(event: MouseEvent) {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		if (!(await openConsultDialog(topic, message))) navigate(page);
	}

	return (
		<Link
			className={className}
			to={page}
			onClick={open}
			onPointerEnter={preloadConsultDialog}
			onPointerDown={preloadConsultDialog}
			onFocus={preloadConsultDialog}
		>
			{children}
		</Link>
	);
}
