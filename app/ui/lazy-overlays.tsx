// Dialogs that cost nothing until first opened: their code arrives with the first opening, or with preloadOverlays().
import { type ComponentType, lazy, Suspense, useState } from "react";
import type { AlertDialogProps } from "./alert-dialog.tsx";
import type { DialogProps } from "./dialog.tsx";
import type { SidePanelProps } from "./side-panel.tsx";

const loadDialog = () => import("./dialog.tsx").then((file) => ({ default: file.Dialog }));
const loadAlertDialog = () => import("./alert-dialog.tsx").then((file) => ({ default: file.AlertDialog }));
const loadSidePanel = () => import("./side-panel.tsx").then((file) => ({ default: file.SidePanel }));

export const LazyDialog = onceOpened<DialogProps>(lazy(loadDialog));
export const LazyAlertDialog = onceOpened<AlertDialogProps>(lazy(loadAlertDialog));
export const LazySidePanel = onceOpened<SidePanelProps>(lazy(loadSidePanel));

/** Call on hover or focus of the control that will open one. */
export function preloadOverlays() {
	void Promise.allSettled([loadDialog(), loadAlertDialog(), loadSidePanel()]);
}

function onceOpened<Props extends { open: boolean }>(Overlay: ComponentType<Props>) {
	return function Overlaid(props: Props) {
		// Stays mounted after the first opening, so that closing can animate and focus can return.
		const [opened, setOpened] = useState(props.open);
		if (props.open && !opened) setOpened(true);
		if (!opened) return null;
		return (
			<Suspense fallback={null}>
				<Overlay {...props} />
			</Suspense>
		);
	};
}
