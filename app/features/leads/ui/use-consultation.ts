// Sends the form by script, validates it with the server's schema, and keeps what was typed until it is stored.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { writeText } from "#app/ui/begun/device-store.ts";
import { keepForm } from "#app/ui/begun/kept-form.ts";
import { fetchAnswer } from "#app/ui/loading/fetch-answer.ts";
import { randomKey } from "#app/ui/loading/random-key.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import {
	type ConsultationAnswer,
	type ConsultationErrors,
	type ConsultationField,
	consultationFields,
	failureToast,
	hiddenFields,
	successToast,
} from "../consultation.ts";

/** The message is stored per topic, the other fields once. */
const STORAGE_KEY = "ringline-consultation";

/** What the page shows after it was sent. Missing when a proxy responded instead of our server. */
export type Receipt = { reference?: string; promisedBy?: string; visitPath?: string };

/** `onSent` closes the dialog, which leaves the receipt on the page; the inline form stays and shows it itself. */
export function useConsultation(
	id: string,
	topic: string,
	given: ConsultationErrors = {},
	onSent?: (receipt: Receipt) => void,
) {
	const hydrated = useHydrated();
	const [round, setRound] = useState(0);
	const [errors, setErrors] = useState(given);
	const [sending, setSending] = useState(false);
	const [receipt, setReceipt] = useState<Receipt>();
	const element = useRef<HTMLFormElement>(null);
	const shownAt = useRef(0);
	/** Stays the same when a form is sent again after a timeout. */
	const key = useRef("");
	const busy = useRef(false);
	useEffect(() => {
		shownAt.current = performance.now();
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: every round begins with an empty form of its own
	useEffect(
		() =>
			keepForm(element.current, STORAGE_KEY, {
				place: "tab",
				slot: (name) => (name === "message" ? `message: ${topic}` : name),
			}),
		[round, topic],
	);

	function clearError(field: ConsultationField) {
		setErrors((current) => (current[field] ? { ...current, [field]: undefined } : current));
	}

	function showErrors(found: ConsultationErrors) {
		setErrors(found);
		const first = consultationFields.find((field) => found[field]);
		if (first) document.getElementById(`${id}-${first}`)?.focus();
	}

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy.current) return;
		busy.current = true;
		setSending(true);
		key.current ||= randomKey();
		const form = new FormData(event.currentTarget);
		form.set(hiddenFields.key, key.current);
		form.set(hiddenFields.fillTime, String(Math.round(performance.now() - shownAt.current)));
		const answer = (await validateInBrowser(form)) ?? (await send(form));
		busy.current = false;
		setSending(false);
		if (answer.ok) {
			key.current = "";
			shownAt.current = performance.now();
			setErrors({});
			writeText(STORAGE_KEY, null, "tab");
			setRound((count) => count + 1);
			const { reference, promisedBy, visitPath } = answer as Receipt;
			const sent = { reference, promisedBy, visitPath };
			showToast(successToast);
			if (onSent) onSent(sent);
			else setReceipt(sent);
		} else if ("errors" in answer) showErrors(answer.errors);
		else showToast(answer.toast);
	}

	return { element, hydrated, round, errors, sending, receipt, submit, clearError };
}

/** Optional: if the code does not load, the server validates anyway. */
async function validateInBrowser(form: FormData): Promise<ConsultationAnswer | null> {
	try {
		const { checkConsultation } = await import("../consultation-schema.ts");
		const checked = checkConsultation(form);
		return checked.ok ? null : { ok: false, errors: checked.errors };
	} catch {
		return null;
	}
}

type Sent = ConsultationAnswer | ({ ok: true } & Receipt);

async function send(form: FormData): Promise<Sent> {
	const sent = await fetchAnswer<ServerAnswer | null>(href("/contact/request"), {
		method: "POST",
		body: new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
	});
	if (sent.lost) return failed(sent.busy ? "we're very busy right now" : reasonOf(sent.cause));
	const { answer } = sent;
	if (answer?.ok === true || answer?.success === true) {
		const { reference, promisedBy, visitPath } = answer;
		return { ok: true, reference, promisedBy, visitPath };
	}
	if (answer?.errors) return { ok: false, errors: answer.errors };
	return { ok: false, toast: { ...failureToast, text: answer?.toast?.text || answer?.error || NO_REASON } };
}

/** A proxy may respond instead of our server, so every field is optional. */
type ServerAnswer = {
	ok?: boolean;
	success?: boolean;
	reference?: string;
	/** The promised time as text. */
	promisedBy?: string;
	visitPath?: string;
	errors?: ConsultationErrors;
	toast?: { text?: string };
	error?: string;
};

const NO_REASON = "Failed to send email";

function reasonOf(cause: unknown): string {
	return (cause instanceof Error ? cause.message : String(cause ?? "")) || NO_REASON;
}

function failed(reason: string): Sent {
	return { ok: false, toast: { ...failureToast, text: `${failureToast.text} (${reason})` } };
}
