import { useSyncExternalStore } from "react";
import {
	closeConsultDialog,
	consultDialogState,
	LazyConsultDialog,
	subscribeToConsultDialog,
} from "./consult-dialog-store.ts";

/** Rendered once per page; empty until the dialog opens. */
export function ConsultDialogHost() {
	const state = useSyncExternalStore(subscribeToConsultDialog, consultDialogState, () => null);
	return (
		state && <LazyConsultDialog request={state.request} open={state.open} onClose={closeConsultDialog} />
	);
}
