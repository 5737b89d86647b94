// Sends the form by script: checks it with the server's own schema, keeps what was typed until it is safely stored.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { fetchAnswer } from "#app/ui/fetch-answer.ts";
import { randomKey } from "#app/ui/random-key.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { clearPersistedForm, persistForm } from "#app/ui/typed-form.ts";
import {
	type ConsultationAnswer,
	type ConsultationErrors,
	type ConsultationField,
	consultationFields,
	failureToast,
	hiddenFields,
	successToast,
} from "../consultation.ts";

/** The message belongs to its topic, the rest to the person. */
const TYPED = "ringline-consultation";

/** `onSent` closes the dialog; the inline form stays and shows `promisedBy` in its place. */
export function useConsultation(
	id: string,
	topic: string,
	given: ConsultationErrors = {},
	onSent?: () => void,
) {
	const [alive, setAlive] = useState(false);
	const [round, setRound] = useState(0);
	const [errors, setErrors] = useState(given);
	const [sending, setSending] = useState(false);
	const [promisedBy, setPromisedBy] = useState<string>();
	const element = useRef<HTMLFormElement>(null);
	const shownAt = useRef(0);
	/** Of one filled-in form: sent again after a timeout, it is still the same request. */
	const key = useRef("");
	const busy = useRef(false);

	useEffect(() => {
		setAlive(true);
		shownAt.current = performance.now();
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: every round begins with an empty form of its own
	useEffect(
		() => persistForm(element.current, TYPED, (name) => (name === "message" ? `message: ${topic}` : name)),
		[round, topic],
	);

	function forgive(field: ConsultationField) {
		setErrors((current) => (current[field] ? { ...current, [field]: undefined } : current));
	}

	function point(out: ConsultationErrors) {
		setErrors(out);
		const first = consultationFields.find((field) => out[field]);
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
		const answer = (await problemsSeenHere(form)) ?? (await send(form));
		busy.current = false;
		setSending(false);
		if (answer.ok) {
			key.current = "";
			shownAt.current = performance.now();
			setErrors({});
			clearPersistedForm(TYPED);
			setRound((count) => count + 1);
			const { promisedBy: promise } = answer as { promisedBy?: string };
			setPromisedBy(promise);
			showToast(
				onSent && promise ? { ...successToast, text: `${successToast.text} ${promise}` } : successToast,
			);
			onSent?.();
		} else if ("errors" in answer) point(answer.errors);
		else showToast(answer.toast);
	}

	return { element, alive, round, errors, sending, promisedBy, submit, forgive };
}

/** The check is a courtesy: if its code does not arrive, the server says the same. */
async function problemsSeenHere(form: FormData): Promise<ConsultationAnswer | null> {
	try {
		const { checkConsultation } = await import("../consultation-schema.ts");
		const checked = checkConsultation(form);
		return checked.ok ? null : { ok: false, errors: checked.errors };
	} catch {
		return null;
	}
}

type Sent = ConsultationAnswer | { ok: true; promisedBy?: string };

async function send(form: FormData): Promise<Sent> {
	const sent = await fetchAnswer<ServerAnswer | null>(href("/contact/request"), {
		method: "POST",
		body: new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
	});
	if (sent.lost) return failed(sent.busy ? "we're very busy, wait a minute" : reasonOf(sent.cause));
	const { answer } = sent;
	if (answer?.ok === true || answer?.success === true) return { ok: true, promisedBy: answer.promisedBy };
	if (answer?.errors) return { ok: false, errors: answer.errors };
	return { ok: false, toast: { ...failureToast, text: answer?.toast?.text || answer?.error || NO_REASON } };
}

/** Whatever answers in our place may say less than our own server. */
type ServerAnswer = {
	ok?: boolean;
	success?: boolean;
	/** When we call at the latest, in words. */
	promisedBy?: string;
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
