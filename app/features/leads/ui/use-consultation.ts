// Sends the form by script: checks it with the server's own schema, keeps what was typed until it is safely stored.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { randomKey } from "#app/ui/random-key.ts";
import { showToast } from "#app/ui/toast-store.ts";
import {
	type ConsultationAnswer,
	type ConsultationErrors,
	type ConsultationField,
	consultationFields,
	failureToast,
	hiddenFields,
	successToast,
} from "../consultation.ts";

const PATIENCE_MS = 30_000;

export function useConsultation(id: string, given: ConsultationErrors = {}, onSent?: () => void) {
	const [alive, setAlive] = useState(false);
	const [round, setRound] = useState(0);
	const [errors, setErrors] = useState(given);
	const [sending, setSending] = useState(false);
	const shownAt = useRef(0);
	/** Of one filled-in form: sent again after a timeout, it is still the same request. */
	const key = useRef("");
	const busy = useRef(false);

	useEffect(() => {
		setAlive(true);
		shownAt.current = performance.now();
	}, []);

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
			setRound((count) => count + 1);
			showToast(successToast);
			onSent?.();
		} else if ("errors" in answer) point(answer.errors);
		else showToast(answer.toast);
	}

	return { alive, round, errors, sending, submit, forgive };
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

async function send(form: FormData): Promise<ConsultationAnswer> {
	try {
		const response = await fetch(href("/contact/request"), {
			method: "POST",
			body: new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
		const answer: Partial<ConsultationAnswer> | null = await response.json();
		if (typeof answer?.ok !== "boolean") throw new Error(`status ${response.status}`);
		return answer as ConsultationAnswer;
	} catch {
		return { ok: false, toast: failureToast };
	}
}
