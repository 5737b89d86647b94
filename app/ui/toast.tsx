import type { Toast } from "./toast-message.ts";
export function ToastRegion({ flashed }: { flashed?: Toast | null }) {
	return <div aria-live="polite">{flashed?.title}</div>;
}
