import {
	getFormProps,
	getInputProps,
	getTextareaProps,
	type SubmissionResult,
	useForm,
} from "@conform-to/react";
import { type getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { useEffect, useMemo, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { promises } from "#app/features/company/company.ts";
import { keepForm } from "#app/ui/begun/kept-form.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Input } from "#app/ui/forms/input.tsx";
import { Textarea } from "#app/ui/forms/textarea.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { type OrderDetails, orderDetails } from "../../orders/order-details.ts";
import { type OrderKind, orderWords } from "../../orders/order-words.ts";

type OrderFormProps = {
	kind: OrderKind;
	result: SubmissionResult<string[]> | undefined;
	/** Why the order was not placed although the form was valid. */
	problem: string | undefined;
	/** Lengths and required fields for the browser. Read from the schema on the server: the reader is code to load. */
	constraint: ReturnType<typeof getZodConstraint>;
};

type FormField = {
	name: keyof OrderDetails;
	label: string;
	autoComplete: string;
	type?: string;
	className?: string;
};

const PERSON_FIELDS: FormField[] = [
	{ name: "firstName", label: "First name", autoComplete: "given-name" },
	{ name: "lastName", label: "Last name", autoComplete: "family-name" },
	{ name: "email", label: "Email", autoComplete: "email", type: "email" },
	{ name: "phone", label: "Phone", autoComplete: "tel", type: "tel" },
];
const ADDRESS_FIELDS: FormField[] = [
	{
		name: "address",
		label: "Street address",
		autoComplete: "address-line1",
		className: "sm:col-span-6",
	},
	{ name: "city", label: "City", autoComplete: "address-level2", className: "sm:col-span-3" },
	{ name: "state", label: "State", autoComplete: "address-level1", className: "sm:col-span-1" },
	{ name: "postalCode", label: "ZIP code", autoComplete: "postal-code", className: "sm:col-span-2" },
];

/** Stored in this tab until the order is placed. */
export const ORDER_DRAFT_KEY = "ringline-order";

export function OrderForm({ kind, result, problem, constraint }: OrderFormProps) {
	const words = orderWords[kind];
	const busy = useNavigation().state !== "idle";
	const [form, fields] = useForm({
		id: "order",
		lastResult: result,
		defaultValue: { state: "CA" },
		constraint,
		shouldValidate: "onBlur",
		shouldRevalidate: "onInput",
		onValidate: ({ formData }) => parseWithZod(formData, { schema: orderDetails }),
	});
	const element = useRef<HTMLFormElement>(null);
	useEffect(() => keepForm(element.current, ORDER_DRAFT_KEY, { place: "tab" }), []);
	// Scrolled into view, because the submit button is far below.
	const problemRef = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (problem && !busy) problemRef.current?.focus();
	}, [problem, busy]);
	// The server's errors, for browsers without JavaScript. Typing must not move the focus back here.
	const serverResult = useMemo(
		() =>
			Object.entries(result?.error ?? {}).flatMap(([name, messages]) =>
				messages?.[0] ? [{ fieldId: `order-${name}`, message: messages[0] }] : [],
			),
		[result],
	);
	const renderField = ({ name, label, autoComplete, type = "text", className }: FormField) => {
		const field = fields[name];
		return (
			<Field key={name} id={field.id} label={label} mark error={field.errors?.[0]} className={className}>
				{(control) => (
					<Input
						{...getInputProps(field, { type: type as "text", ariaAttributes: false })}
						{...control}
						key={field.key}
						autoComplete={autoComplete}
					/>
				)}
			</Field>
		);
	};
	return (
		<Form ref={element} method="post" {...getFormProps(form)} data-no-call-button="">
			<ErrorSummary errors={serverResult} className="mb-8" />
			{problem && (
				<div ref={problemRef} tabIndex={-1} className="mb-8">
					<Notice tone="error">{problem}</Notice>
				</div>
			)}
			<fieldset>
				<legend className="text-subheading font-condensed font-semibold">Who should we call?</legend>
				<div className="mt-5 grid items-end gap-5 sm:grid-cols-2">{PERSON_FIELDS.map(renderField)}</div>
			</fieldset>
			<fieldset className="mt-10">
				<legend className="text-subheading font-condensed font-semibold">{words.where}</legend>
				<div className="mt-5 grid items-end gap-5 sm:grid-cols-6">{ADDRESS_FIELDS.map(renderField)}</div>
			</fieldset>
			<Field
				className="mt-5"
				id={fields.message.id}
				label={words.note}
				optional
				error={fields.message.errors?.[0]}
			>
				{(control) => (
					<Textarea
						{...getTextareaProps(fields.message, { ariaAttributes: false })}
						{...control}
						key={fields.message.key}
					/>
				)}
			</Field>
			<Button type="submit" size="large" busy={busy} className="mt-8 w-full sm:w-auto">
				{busy ? "Placing order request..." : "Place order request"}
			</Button>
			<p className="measure mt-4 text-sm text-slate">
				Nothing is charged now. We'll call you within {promises.answerHours} business hours to confirm{" "}
				{words.settles}. You pay after that.
			</p>
		</Form>
	);
}
