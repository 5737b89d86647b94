// Sends moderation actions to the server one at a time, shows each outcome and reloads the page data. Without
// JavaScript the same forms post themselves.
import { useCallback, useRef, useState } from "react";
import { href, useRevalidator } from "react-router";
import { announce } from "#app/ui/announce.ts";
import { fetchAnswer } from "#app/ui/loading/fetch-answer.ts";
import type { Toast } from "#app/ui/overlays/toast-message.ts";
import type { ListingKind } from "../../listing/listing.ts";
import { failureMessage, type ModerationAction, UNDO_SECONDS } from "../moderation.ts";
import type { ModerationReason } from "../moderation-reasons.ts";

/** `reason`: for the poster, when the listing is flagged or deleted. */
type About = { kind: ListingKind; reason: ModerationReason };

export type ModerationAnswer = {
	message: Toast;
	/** Items as the forms send them. */
	undo: string[];
};

export function useModeration() {
	const { revalidate } = useRevalidator();
	const queue = useRef<Promise<void>>(Promise.resolve());
	const [busy, setBusy] = useState<readonly string[]>([]);

	const moderate = useCallback(
		(action: ModerationAction, items: readonly string[], about: About) => {
			setBusy((list) => [...list, ...items]);
			queue.current = queue.current.then(async () => {
				const answer = await send(action, items, about);
				if (answer === "refused") return postForm(fieldsOf(action, items, about));
				// Without a connection a reload would fail too and lose the page.
				if (!answer.cause) await revalidate();
				setBusy((list) => list.filter((item) => !items.includes(item)));
				// Shown last, so that the row is already up to date.
				const undo = answer.undo.length > 0 ? answer.undo : null;
				announce(
					{
						...answer.message,
						...(undo && {
							seconds: UNDO_SECONDS,
							action: { label: "Undo", onClick: () => moderateAgain.current("undo", undo, about) },
						}),
					},
					...(answer.cause ? [answer.cause] : []),
				);
			});
			return queue.current;
		},
		[revalidate],
	);
	const moderateAgain = useRef(moderate);
	moderateAgain.current = moderate;
	return { moderate, busy };
}

async function send(
	action: ModerationAction,
	items: readonly string[],
	about: About,
): Promise<(ModerationAnswer & { cause?: unknown }) | "refused"> {
	const sent = await fetchAnswer<ModerationAnswer>(href("/admin/moderate"), {
		method: "POST",
		body: new URLSearchParams(fieldsOf(action, items, about)),
		headers: { Accept: "application/json" },
	});
	// The session ended, or the guard asks who it is: the request was redirected to the sign-in page.
	if (sent.response?.redirected) return "refused";
	if (!sent.lost) return sent.answer;
	return { message: failureMessage(action, items.length, about.kind), undo: [], cause: sent.cause };
}

function fieldsOf(
	action: ModerationAction,
	items: readonly string[],
	{ kind, reason }: About,
): [string, string][] {
	return [
		["intent", action],
		...items.map((item): [string, string] => ["item", item]),
		["kind", kind],
		["reason", reason],
	];
}

/** As a page of its own, so that the sign-in page keeps the action and continues with it. */
function postForm(fields: readonly [string, string][]): void {
	const form = document.createElement("form");
	form.method = "post";
	form.action = href("/admin/moderate");
	const { pathname, search } = window.location;
	for (const [name, value] of [...fields, ["back", pathname + search] as const]) {
		const input = document.createElement("input");
		input.type = "hidden";
		input.name = name;
		input.value = value;
		form.append(input);
	}
	document.body.append(form);
	form.submit();
}
