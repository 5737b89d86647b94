// Base UI's dialogs are 17 kB, so their code loads when one is first opened.
import { lazyDialog } from "../loading/lazy-part.tsx";

export const LazyDialog = lazyDialog(async () => (await import("./dialog.tsx")).Dialog);
