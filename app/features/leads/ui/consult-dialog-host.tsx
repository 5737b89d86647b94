import { useSyncExternalStore } from "react";
import { closeConsultDialog, consultDialogState, subscribeToConsultDialog } from "./consult-dialog-store.ts";

/** Stands once in the page's frame; empty until somebody asks. */
export function ConsultDialogHost() {
	const state = useSyncExternalStore(subscribeToConsultDialog, consultDialogState, () => null);
	if (!state) return null;
	const { Dialog, request, open } = state;
	return <Dialog request={request} open={open} onClose={closeConsultDialog} />;
}
