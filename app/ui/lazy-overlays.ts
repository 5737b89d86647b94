// Base UI's dialogs cost 17 kB: their code is fetched with the first opening.
import { lazyDialog } from "./lazy-part.tsx";

export const LazyDialog = lazyDialog(async () => (await import("./dialog.tsx")).Dialog);
export const LazyAlertDialog = lazyDialog(async () => (await import("./alert-dialog.tsx")).AlertDialog);
export const LazySidePanel = lazyDialog(async () => (await import("./side-panel.tsx")).SidePanel);
