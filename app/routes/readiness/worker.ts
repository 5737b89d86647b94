import { places } from "#app/features/readiness/rules/measure.ts";
import { offlineWorker } from "../offline-worker.ts";

/** A long timeout, because the live page has the photos and what another device answered. */
export function loader(): Response {
	const stops = places.map(({ id }) => `?at=${id}`);
	return offlineWorker({ page: "/readiness", variants: ["", ...stops], timeoutMs: 4_000 });
}
