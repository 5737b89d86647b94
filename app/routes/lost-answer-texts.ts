// What the toast says when a response is lost: the specification's sentence where it has one. A page brings its own
// sentences in its route's `handle`, so that they are there when the connection is not.
import type { Toast } from "#app/ui/overlays/toast-message.ts";

/**
 * By the pattern of the address that was asked, with its query where one page has several forms. Null: the part of the
 * page that asked says it itself.
 */
type Texts = Partial<Record<"sending" | "loading", Record<string, Toast | null>>>;
export type LostAnswerHandle = { lostAnswers: Texts };

const general: Record<"sending" | "loading", Toast> = {
	sending: {
		title: "Not sent",
		text: "Our server didn't respond. Everything you typed is still here. Please try again.",
		tone: "destructive",
	},
	loading: {
		title: "Page not loaded",
		text: "Our server didn't respond. Check your connection and try again.",
		tone: "destructive",
	},
};

const BUSY = "We're very busy right now. Wait a minute, then try again.";

/** `handles`: of the routes on the page. `busy`: the server asked us to come back later. */
export function lostAnswerText(
	handles: readonly unknown[],
	{ pattern, search }: { pattern: string; search: string },
	kind: "sending" | "loading",
	busy: boolean,
): Toast | null {
	const address = pattern.startsWith("/") ? pattern : `/${pattern}`;
	const own = handles
		.map((handle) => (handle as LostAnswerHandle | undefined)?.lostAnswers?.[kind])
		.map((texts) => texts?.[address + search] ?? texts?.[address])
		.find((text) => text !== undefined);
	if (own === null) return null;
	const toast = own ?? general[kind];
	// Some of the specification's messages are a title alone.
	if (!busy || !toast.text) return toast;
	return { ...toast, text: own ? `${toast.text.replace(/\.?$/, ".")} ${BUSY}` : BUSY };
}
