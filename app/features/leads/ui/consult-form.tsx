// The consultation form, in the dialog and in pages. It posts to the contact page, with and without JavaScript.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { href, PrefetchPageLinks, useFetcher } from "react-router";
import { promises } from "#app/features/company/company.ts";
import { keepForm } from "#app/ui/begun/kept-form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { SpamTrap } from "#app/ui/forms/spam-trap.tsx";
import { randomKey } from "#app/ui/loading/random-key.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import {
	type ConsultationAnswer,
	type ConsultationErrors,
	DEFAULT_TOPIC,
	hiddenFields,
	type Receipt,
	TYPED_KEY,
} from "../consultation.ts";
import { consultationFields } from "../lead-fields.ts";
import { ConsultReceipt } from "./consult-receipt.tsx";
import { ConsultationFields, listErrors } from "./contact-field.tsx";

type ConsultFormProps = {
	/** Distinguishes two forms on one page. */
	id: string;
	topic?: string;
	message?: string;
	address?: string;
	/** The answer to a form sent without JavaScript. */
	posted?: ConsultationAnswer;
	/** Closes the dialog, which leaves the receipt on the page. The inline form shows it itself. */
	onSent?: (receipt: Receipt) => void;
};

export function ConsultForm({
	id,
	topic = DEFAULT_TOPIC,
	message = "",
	address = "",
	posted,
	onSent,
}: ConsultFormProps) {
	const { fetcher, errors, receipt, round, element, prepare, begun, begin, clearError, again } = useSending({
		id,
		topic,
		posted,
		onSent,
	});
	const hydrated = useHydrated();
	const sending = fetcher.state !== "idle";
	const refused = round === 0 && posted && !posted.ok ? posted : undefined;
	const values = refused?.values ?? (round === 0 ? { message, address } : {});
	const isPosted = refused !== undefined && !hydrated;
	return (
		<>
			<div role="status" className="empty:hidden">
				{receipt && <ConsultReceipt receipt={receipt} sendAnother={again} />}
			</div>
			{begun && <PrefetchPageLinks page={href("/contact")} />}
			<fetcher.Form
				key={round}
				ref={element}
				id={id}
				method="post"
				action={href("/contact")}
				defaultShouldRevalidate={false}
				onSubmit={prepare}
				onFocus={begin}
				onInput={clearError}
				noValidate={hydrated}
				hidden={receipt !== undefined}
				className="grid gap-5 sm:grid-cols-2"
			>
				{isPosted && (
					<ErrorSummary className="sm:col-span-2" takeFocus={false} errors={listErrors(id, errors)} />
				)}
				<ConsultationFields
					form={id}
					errors={errors}
					values={values}
					// Without JavaScript, autofocus takes the visitor to the first invalid field.
					focused={isPosted ? firstWrong(errors) : undefined}
				/>
				<input type="hidden" name={hiddenFields.topic} value={refused?.values.topic ?? topic} />
				<input type="hidden" name={hiddenFields.key} />
				<input type="hidden" name={hiddenFields.fillTime} />
				<SpamTrap />
				<div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
					<Button type="submit" size="large" busy={sending} disabled={sending}>
						{sending ? "Submitting..." : "Request my free consultation"}
					</Button>
					<p className="max-w-[34ch] text-sm text-slate">
						We'll call you back within {promises.answerHours} business hours. Only our office sees your
						details.
					</p>
				</div>
			</fetcher.Form>
		</>
	);
}

type Sending = Pick<ConsultFormProps, "posted" | "onSent"> & { id: string; topic: string };

/** What happens between the first key and the answer. A lost answer changes nothing here; a toast tells of it. */
function useSending({ id, topic, posted, onSent }: Sending) {
	const fetcher = useFetcher<ConsultationAnswer>();
	const element = useRef<HTMLFormElement>(null);
	/** Every round begins with an empty form of its own. */
	const [round, setRound] = useState(0);
	const [begun, setBegun] = useState(false);
	const [errors, setErrors] = useState<ConsultationErrors>(posted && !posted.ok ? posted.errors : {});
	const [receipt, setReceipt] = useState(posted?.ok ? posted : undefined);
	const shownAt = useRef(0);
	/** Stays the same when a form is sent again after a timeout. */
	const key = useRef("");
	const busy = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the form of each round
	useEffect(() => {
		shownAt.current = performance.now();
		key.current = randomKey();
		return keepForm(element.current, TYPED_KEY, {
			place: "tab",
			slot: (name) => (name === "message" ? `message: ${topic}` : name),
		});
	}, [round, topic]);
	useEffect(() => {
		if (fetcher.state === "idle") busy.current = false;
	}, [fetcher.state]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
	useEffect(() => {
		const answer = fetcher.data;
		if (answer?.ok) {
			setErrors({});
			setRound((count) => count + 1);
			if (onSent) onSent(answer);
			else setReceipt(answer);
		} else if (answer) {
			setErrors(answer.errors);
			const first = firstWrong(answer.errors);
			if (first) document.getElementById(`${id}-${first}`)?.focus();
		}
	}, [fetcher.data]);

	function prepare(event: FormEvent<HTMLFormElement>) {
		if (busy.current) return event.preventDefault();
		busy.current = true;
		const fill = (name: string, value: string) => {
			const field = event.currentTarget.elements.namedItem(name);
			if (field instanceof HTMLInputElement) field.value = value;
		};
		fill(hiddenFields.key, key.current);
		fill(hiddenFields.fillTime, String(Math.round(performance.now() - shownAt.current)));
	}

	function clearError({ target }: FormEvent<HTMLFormElement>) {
		const { name } = target as HTMLInputElement;
		setErrors((current) => (name in current ? { ...current, [name]: undefined } : current));
	}

	const begin = () => setBegun(true);
	const again = () => {
		flushSync(() => setReceipt(undefined));
		document.getElementById(`${id}-${consultationFields[0]}`)?.focus();
	};
	return { fetcher, errors, receipt, round, element, prepare, begun, begin, clearError, again };
}

function firstWrong(errors: ConsultationErrors) {
	return consultationFields.find((name) => errors[name]);
}
