// The callback form, inline and in the dialog. Without JavaScript it posts to the contact page.
import { href } from "react-router";
import { promises } from "#app/features/company/company.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { SpamTrap } from "#app/ui/forms/spam-trap.tsx";
import { TextareaField } from "#app/ui/forms/textarea.tsx";
import {
	type Consultation,
	type ConsultationErrors,
	type ConsultationField,
	consultationFields,
	DEFAULT_TOPIC,
	hiddenFields,
} from "../consultation.ts";
import { ConsultReceipt } from "./consult-receipt.tsx";
import { ContactField } from "./contact-field.tsx";
import { type Receipt, useConsultation } from "./use-consultation.ts";

type ConsultFormProps = {
	/** Distinguishes two forms on one page. */
	id: string;
	topic?: string;
	message?: string;
	/** The result of a form post without JavaScript. */
	refused?: { errors: ConsultationErrors; values: Consultation };
	onSent?: (receipt: Receipt) => void;
};

export function ConsultForm({ id, topic = DEFAULT_TOPIC, message = "", refused, onSent }: ConsultFormProps) {
	const { element, round, errors, sending, receipt, hydrated, submit, clearError } = useConsultation(
		id,
		topic,
		refused?.errors,
		onSent,
	);
	const values = round === 0 ? refused?.values : undefined;
	// Without JavaScript, autofocus takes the visitor to the first invalid field.
	const firstWrong = refused && !hydrated ? consultationFields.find((name) => errors[name]) : undefined;
	const field = (name: ConsultationField) => ({
		id: `${id}-${name}`,
		error: errors[name],
	});
	const control = (name: ConsultationField) => ({
		name,
		defaultValue: values?.[name] ?? "",
		onInput: () => clearError(name),
		autoFocus: name === firstWrong,
	});
	const contactField = (name: Exclude<ConsultationField, "message">) => ({
		name,
		...field(name),
		control: control(name),
	});
	return (
		<>
			<div role="status" className="empty:hidden">
				{receipt && <ConsultReceipt {...receipt} />}
			</div>
			<form
				key={round}
				ref={element}
				id={id}
				method="post"
				action={href("/contact")}
				onSubmit={submit}
				noValidate={hydrated}
				className="grid gap-5 sm:grid-cols-2"
			>
				{refused && !hydrated && (
					<ErrorSummary
						className="sm:col-span-2"
						takeFocus={false}
						errors={consultationFields.flatMap((name) =>
							errors[name] ? [{ fieldId: `${id}-${name}`, message: errors[name] }] : [],
						)}
					/>
				)}
				<ContactField {...contactField("firstName")} />
				<ContactField {...contactField("lastName")} />
				<ContactField {...contactField("email")} />
				<ContactField {...contactField("phone")} />
				<ContactField className="sm:col-span-2" {...contactField("address")} />
				<TextareaField
					label="Message"
					optional
					className="sm:col-span-2"
					{...field("message")}
					{...control("message")}
					defaultValue={values?.message ?? (round === 0 ? message : "")}
					rows={4}
					dir="auto"
				/>
				<input type="hidden" name={hiddenFields.topic} value={values?.topic ?? topic} />
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
			</form>
		</>
	);
}
