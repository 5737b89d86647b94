// Whoever sends a body drop by drop holds a place at work that somebody else needs.
import type { IncomingMessage } from "node:http";

/** Plenty for the one megabyte of an ordinary form; uploads have the server's own, longer limit. */
const ORDINARY_BODY_MS = 30_000;

/** Hangs up on a body that is not complete in time. */
export function limitBodyTime(request: IncomingMessage, milliseconds = ORDINARY_BODY_MS): void {
	if (request.complete || request.readableEnded) return;
	const timer = setTimeout(() => request.destroy(), milliseconds);
	timer.unref();
	request.once("close", () => clearTimeout(timer));
}
