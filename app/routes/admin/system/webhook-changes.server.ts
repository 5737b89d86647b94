// What the buttons on the webhooks page do, and the toast about it.
import { deleteEndpoint, turnEndpoint } from "#app/features/webhooks/endpoints.server.ts";
import { replayFailed, replayMessage } from "#app/features/webhooks/message-log.server.ts";
import type { Actor } from "#app/platform/audit.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { done, refused, type Toast } from "#app/ui/overlays/toast-message.ts";

const GONE = refused("This no longer exists");

export async function changeEndpoint(form: FormData, actor: Actor): Promise<Toast> {
	const intent = form.get("intent");
	if (intent === "replay-failed") {
		const count = await replayFailed(actor);
		return count > 0
			? done(`We're sending ${count} failed ${count === 1 ? "event" : "events"} again`)
			: refused("There's nothing to send again");
	}
	const id = form.get(intent === "replay" ? "message" : "endpoint");
	if (typeof id !== "string" || !isUuid(id)) return GONE;
	if (intent === "replay") {
		const outcome = await replayMessage(id, actor);
		if (outcome === "off") return refused("Its endpoint is turned off. Turn it on first.");
		return outcome === "done" ? done("We're sending the event again") : GONE;
	}
	if (intent === "turn-on" || intent === "turn-off") {
		const state = intent === "turn-on" ? "on" : "off";
		return (await turnEndpoint(id, state, actor)) === "done" ? done(`The endpoint is ${state}`) : GONE;
	}
	if (intent === "delete")
		return (await deleteEndpoint(id, actor)) === "done" ? done("Endpoint and log deleted") : GONE;
	return GONE;
}
