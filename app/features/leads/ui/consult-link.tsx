// A link to the contact page, which works without JavaScript. With JavaScript it opens the form in a dialog.
import { createContext, type MouseEvent, type ReactNode, useContext, useState } from "react";
import { Link, useNavigate } from "react-router";
import { lazyDialog } from "#app/ui/loading/lazy-part.tsx";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { contactAddress } from "../contact-page.ts";

/** What a link opens the dialog with. The number distinguishes one opening from the next. */
export type ConsultDialogRequest = { topic: string; message?: string; number: number };

const ConsultDialog = lazyDialog(async () => (await import("./consult-dialog.tsx")).ConsultDialog);

/** False when the dialog's code fails to load, and outside the site's frame; the link is followed instead. */
const OpenDialog = createContext(async (_topic: string, _message?: string) => false);

/** Around every page: the one dialog that all links open. */
export function ConsultDialogs({ children }: { children: ReactNode }) {
	const [request, setRequest] = useState<ConsultDialogRequest>();
	const [open, setOpen] = useState(false);
	async function openDialog(topic: string, message?: string) {
		if (!(await ConsultDialog.arrives())) return false;
		setRequest((last) => ({ topic, message, number: (last?.number ?? 0) + 1 }));
		setOpen(true);
		return true;
	}
	return (
		<OpenDialog value={openDialog}>
			{children}
			{request && <ConsultDialog request={request} open={open} onClose={() => setOpen(false)} />}
		</OpenDialog>
	);
}

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
	const openDialog = useContext(OpenDialog);
	const page = contactAddress(topic, message);

	async function open(event: MouseEvent) {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		if (!(await openDialog(topic, message))) navigate(page);
	}

	return (
		<Link
			className={className}
			to={page}
			onClick={open}
			onPointerEnter={ConsultDialog.preload}
			onPointerDown={ConsultDialog.preload}
			onFocus={ConsultDialog.preload}
		>
			{children}
		</Link>
	);
}
