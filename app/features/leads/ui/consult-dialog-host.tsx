import { useSyncExternalStore } from "react";
import {
	closeConsultDialog,
	consultDialogState,
	LazyConsultDialog,
	subscribeToConsultDialog,
} from "./consult-dialog-store.ts";

/** Once on every page; empty until somebody opens the dialog. */
export function ConsultDialogHost() {
	const state = useSyncExternalStore(subscribeToConsultDialog, consultDialogState, () => null);
	return (
		state && <LazyConsultDialog request={state.request} open={state.open} onClose={closeConsultDialog} />
	);
}
