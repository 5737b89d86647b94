import { offlineWorker } from "../offline-worker.ts";

export function loader(): Response {
	return offlineWorker({ page: "/emergency-card", variants: [""], timeoutMs: 500 });
}
