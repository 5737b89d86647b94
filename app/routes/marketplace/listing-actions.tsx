// Share, edit and report. The dialogs load on demand; without JavaScript or a connection the links lead to pages.
import { Flag, Pencil } from "lucide";
import { type ComponentProps, type MouseEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { lazyDialog } from "#app/ui/loading/lazy-part.tsx";
import { isPlainClick } from "#app/ui/plain-click.ts";
import type { ListingKind } from "../../features/marketplace/listing/listing.ts";
import { editLinkPath, reportPath } from "../../features/marketplace/listing/listing-paths.ts";
import { SaveButton } from "../../features/marketplace/listing/ui/save-button.tsx";
import { ShareButton } from "../../features/marketplace/listing/ui/share-button.tsx";

const ReportDialog = lazyDialog(
	async () => (await import("../../features/marketplace/moderation/ui/report-dialog.tsx")).ReportDialog,
);
const EditLinkDialog = lazyDialog(
	async () => (await import("../../features/marketplace/editing/ui/edit-link-dialog.tsx")).EditLinkDialog,
);

type About = { id: string; kind: ListingKind; title: string };

export function ListingActions({ id, title }: Omit<About, "kind">) {
	return (
		<div className="grid grid-cols-2 gap-3" data-print="hide">
			<SaveButton id={id} />
			<ShareButton title={title} className="w-full px-3" />
		</div>
	);
}

/** Not prominent: one visitor in a hundred is the owner. */
export function EditLink({ id, kind }: Omit<About, "title">) {
	return (
		<DialogLink to={editLinkPath(kind, id)} dialog={EditLinkDialog} icon={Pencil}>
			Edit Listing
		</DialogLink>
	);
}

export function ReportLink({ id, kind }: Omit<About, "title">) {
	return (
		<DialogLink to={reportPath(kind, id)} dialog={ReportDialog} icon={Flag}>
			Report
		</DialogLink>
	);
}

type DialogLinkProps = {
	to: string;
	dialog: typeof EditLinkDialog | typeof ReportDialog;
	icon: ComponentProps<typeof Icon>["of"];
	children: string;
};

function DialogLink({ to, dialog: Dialog, icon, children }: DialogLinkProps) {
	const [open, setOpen] = useState(false);
	const navigate = useNavigate();
	async function onClick(event: MouseEvent) {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		if (await Dialog.arrives()) setOpen(true);
		else await navigate(to);
	}
	return (
		<>
			<Link
				to={to}
				rel="nofollow"
				className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11 gap-1.5 text-sm"
				onPointerEnter={Dialog.preload}
				onFocus={Dialog.preload}
				onClick={onClick}
			>
				<Icon of={icon} className="size-4" />
				{children}
			</Link>
			<Dialog open={open} onOpenChange={setOpen} action={to} />
		</>
	);
}
