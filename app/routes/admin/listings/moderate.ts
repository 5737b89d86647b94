// Handles the panel's buttons. Scripts get data, plain forms are redirected back to their page.
import { href, redirect } from "react-router";
import { admin, safeReturnPath } from "#app/features/admin/access.server.ts";
import type { ListingKind } from "#app/features/marketplace/listing/listing.ts";
import { moderate } from "#app/features/marketplace/moderation/moderation.server.ts";
import {
	failureMessage,
	type Item,
	itemText,
	type ModerationAction,
	messageFor,
	readAction,
	readItem,
	readKind,
} from "#app/features/marketplace/moderation/moderation.ts";
import {
	type ModerationReason,
	readReason,
} from "#app/features/marketplace/moderation/moderation-reasons.ts";
import type { ModerationAnswer } from "#app/features/marketplace/moderation/ui/use-moderation.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import type { Toast } from "#app/ui/overlays/toast-message.ts";
import type { Route } from "./+types/moderate.ts";

export function loader() {
	return redirect(href("/admin"));
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await postedForm(request);
	const intent = readAction(form.get("intent"));
	const items = form.getAll("item").flatMap((value) => readItem(value) ?? []);
	const answer = intent
		? await done(
				intent,
				items,
				{ kind: readKind(form.get("kind")), reason: readReason(form.get("reason")) },
				context,
			)
		: { message: { title: "Error", text: "No action was chosen.", tone: "destructive" as const }, undo: [] };
	if (request.headers.get("Accept")?.includes("application/json"))
		return Response.json(answer satisfies ModerationAnswer);
	return redirectWithToast(request, backTo(form.get("back"), answer.undo), answer.message);
}

async function done(
	intent: ModerationAction,
	items: Item[],
	{ kind, reason }: { kind: ListingKind | undefined; reason: ModerationReason },
	context: Route.ActionArgs["context"],
): Promise<{ message: Toast; undo: string[] }> {
	if (items.length === 0)
		return {
			message: { title: "Error", text: "Select at least one listing first.", tone: "destructive" },
			undo: [],
		};
	try {
		const outcomes = await moderate(intent, items, admin(context), reason);
		const deleted = intent === "delete" ? items.filter((_, index) => outcomes[index]?.result === "done") : [];
		return { message: messageFor(intent, outcomes, kind), undo: deleted.map(itemText) };
	} catch (error) {
		requestFacts(context).log.error({ intent, error: String(error) }, "moderation failed");
		return { message: failureMessage(intent, items.length, kind), undo: [] };
	}
}

/** Includes the items just deleted in the URL, so that the page can offer Undo without JavaScript. */
function backTo(back: FormDataEntryValue | null, undo: readonly string[]): string {
	const url = new URL(safeReturnPath(back), "http://panel.invalid");
	url.searchParams.delete("deleted");
	for (const item of undo) url.searchParams.append("deleted", item);
	return url.pathname + url.search;
}
