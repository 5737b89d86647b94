// Share, edit, report. Each dialog's code comes when it is first wanted; without JavaScript the links are pages.

import { Flag, Pencil } from "lucide";
import { type ComponentType, lazy, type MouseEvent, Suspense, useCallback, useState } from "react";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ListingKind } from "../listing.ts";
import { editLinkPath, reportPath } from "../listing-paths.ts";
import { ShareButton } from "./share-button.tsx";

const loadReport = () =>
	import("./report-dialog.tsx").then(({ ReportDialog }) => ({ default: ReportDialog }));
const loadEditLink = () =>
	import("./edit-link-dialog.tsx").then(({ EditLinkDialog }) => ({ default: EditLinkDialog }));
const LazyReport = lazy(loadReport);
const LazyEditLink = lazy(loadEditLink);

type About = { id: string; kind: ListingKind; title: string };

export function ListingActions({ id, kind, title }: About) {
	const edit = useDialog();
	const editAddress = editLinkPath(kind, id);
	return (
		<div className="grid grid-cols-2 gap-3">
			<ShareButton title={title} className="w-full px-3" />
			<Link
				to={editAddress}
				className={buttonClass({ variant: "secondary" }, "w-full px-3")}
				onPointerEnter={() => void loadEditLink()}
				onFocus={() => void loadEditLink()}
				onClick={edit.onClick}
			>
				<Icon of={Pencil} className="size-4.5" />
				Edit Listing
			</Link>
			<OnDemand dialog={edit} of={LazyEditLink} action={editAddress} />
		</div>
	);
}

export function ReportLink({ id, kind }: Omit<About, "title">) {
	const report = useDialog();
	const reportAddress = reportPath(kind, id);
	return (
		<>
			<Link
				to={reportAddress}
				rel="nofollow"
				className="link inline-flex min-h-8 items-center gap-1.5 text-sm"
				onPointerEnter={() => void loadReport()}
				onFocus={() => void loadReport()}
				onClick={report.onClick}
			>
				<Icon of={Flag} className="size-4" />
				Report
			</Link>
			<OnDemand dialog={report} of={LazyReport} action={reportAddress} />
		</>
	);
}

type DialogState = ReturnType<typeof useDialog>;
type DialogProps = { open: boolean; onOpenChange: (open: boolean) => void; action: string };

function useDialog() {
	const [open, setOpen] = useState(false);
	const [wanted, setWanted] = useState(false);
	const onOpenChange = useCallback((next: boolean) => setOpen(next), []);
	const onClick = (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		setWanted(true);
		setOpen(true);
	};
	return { open, wanted, onOpenChange, onClick };
}

function OnDemand({
	dialog,
	of: Dialog,
	action,
}: {
	dialog: DialogState;
	of: ComponentType<DialogProps>;
	action: string;
}) {
	if (!dialog.wanted) return null;
	return (
		<Suspense fallback={null}>
			<Dialog open={dialog.open} onOpenChange={dialog.onOpenChange} action={action} />
		</Suspense>
	);
}
