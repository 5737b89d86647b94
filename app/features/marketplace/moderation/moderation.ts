// The moderation actions and the messages about their outcome.
import type { Toast } from "#app/ui/overlays/toast-message.ts";
import { kindLabels, type ListingKind, listingKinds } from "../listing/listing.ts";

export type ModerationAction = "flag" | "restore" | "delete" | "undo" | "release";

/** The version of the listing the admin saw. An action applies only to that version. */
export type Item = { id: string; version: number };

export type Outcome = {
	/** Null when the listing no longer exists. */
	kind: ListingKind | null;
	/** 'changed': someone else acted first. 'gone': deleted or never existed. 'late': too late for Undo. */
	result: "done" | "changed" | "gone" | "late";
};

export type ModerationAnswer = {
	message: Toast;
	/** Items as the forms send them, which can be brought back for UNDO_SECONDS. */
	undo: string[];
};

export const ADMIN_REASON = "Flagged by admin";
export const UNDO_SECONDS = 10;
/** How long a poster can appeal a deletion. We keep the listing until then. */
export const APPEAL_DAYS = 14;

export function readKind(value: unknown): ListingKind | undefined {
	return listingKinds.find((kind) => kind === value);
}

const actions: readonly ModerationAction[] = ["flag", "restore", "delete", "undo", "release"];

export function readAction(value: unknown): ModerationAction | null {
	return actions.find((action) => action === value) ?? null;
}

/** 'id:version', as sent by the forms. */
export function readItem(value: unknown): Item | null {
	const [, id, version] =
		/^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(\d{1,9})$/i.exec(String(value)) ?? [];
	return id && version ? { id, version: Number(version) } : null;
}

export function itemText({ id, version }: Item): string {
	return `${id}:${version}`;
}

/** `shown` is the kind the admin was looking at, for listings that no longer exist. */
export function messageFor(
	action: ModerationAction,
	found: readonly Outcome[],
	shown: ListingKind = "sale",
): Toast {
	const outcomes = found.map(({ kind, result }) => ({ kind: kind ?? shown, result }));
	const done = outcomes.filter(({ result }) => result === "done");
	const missed = outcomes.filter(({ result }) => result !== "done");
	const why = missed[0] ? explanations[missed[0].result] : "";
	if (done.length === 0) {
		const what = missed.length === 1 ? `${failed[action]} ${nounOf(missed)}` : `${failed[action]} anything`;
		return { title: "Error", text: why ? `${what}. ${why}` : what, tone: "destructive" };
	}
	const text = done.length === 1 ? one(action, done[0]?.kind ?? "sale") : many(action, done);
	if (missed.length === 0) return { title: "Success", text, tone: "normal" };
	return { title: "Partly done", text: `${text}. ${missed.length} skipped: ${why}`, tone: "normal" };
}

/** The message when the database or the network failed. */
export function failureMessage(
	action: ModerationAction | null,
	many: number,
	kind: ListingKind | undefined,
): Toast {
	return {
		title: "Error",
		text: `${action ? failed[action] : "Failed to change"} ${kind && many === 1 ? kindLabels[kind].noun : "the listings"}`,
		tone: "destructive",
	};
}

const failed: Record<ModerationAction, string> = {
	flag: "Failed to flag",
	restore: "Failed to unflag",
	delete: "Failed to delete",
	undo: "Failed to bring back",
	release: "Failed to release",
};

const participles: Record<ModerationAction, string> = {
	flag: "flagged",
	restore: "unflagged and restored",
	delete: "permanently deleted",
	undo: "brought back",
	release: "released: it is public now",
};

const explanations: Record<Outcome["result"], string> = {
	done: "",
	changed: "It changed in the meantime. The list is now up to date.",
	gone: "It no longer exists.",
	late: "It's too late to undo.",
};

function one(action: ModerationAction, kind: ListingKind): string {
	return `${kindLabels[kind].Noun} has been ${participles[action]}`;
}

function many(action: ModerationAction, outcomes: readonly Known[]): string {
	return `${outcomes.length} ${nounOf(outcomes)}s have been ${participles[action].replace("it is", "they are")}`;
}

type Known = { kind: ListingKind };

function nounOf(outcomes: readonly Known[]): string {
	const kinds = new Set(outcomes.map(({ kind }) => kind));
	const [only] = kinds;
	return kinds.size === 1 && only ? kindLabels[only].noun : "listing";
}
