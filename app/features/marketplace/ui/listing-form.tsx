// Posting and editing, for both kinds: one form, checked by one schema in the browser and on the server.
import { type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Select } from "#app/ui/select.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import type { Toast } from "#app/ui/toast-message.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { categories, defaultCategory } from "../categories.ts";
import { type ListingKind, urgencies, urgencyLabels } from "../listing.ts";
import { limits, productSchema, wantedSchema } from "../listing-schema.ts";
import { TRAP_FIELD } from "../suspicion.ts";
import { PhotoPicker } from "./photo-picker.tsx";
import type { UploadedPhoto } from "./upload-photo.ts";
import { useListingDraft } from "./use-listing-draft.ts";
import { usePhotos } from "./use-photos.ts";

export type FormAnswer = { result: SubmissionResult<string[]> | null; toast?: Toast };

type ListingFormProps = {
	kind: ListingKind;
	mode: "post" | "edit";
	/** Where the form is sent; without a query, which may hold a token. */
	action: string;
	cancelTo: string;
	answer: FormAnswer | undefined;
	values?: Record<string, string>;
	photos?: readonly UploadedPhoto[];
	/** Hidden fields: key and moment of the form, or the token. */
	hidden: Record<string, string>;
	children?: ReactNode;
};

type Values = Record<
	| "title"
	| "description"
	| "price"
	| "budget"
	| "is_free"
	| "urgency"
	| "category"
	| "location"
	| "email"
	| "phone_number"
	| "whatsapp_number"
	| "images",
	string
>;

export function ListingForm(props: ListingFormProps) {
	const { kind, mode, action, cancelTo, answer, values, hidden } = props;
	const sale = kind === "sale";
	const schema = sale ? productSchema : wantedSchema;
	const element = useRef<HTMLFormElement>(null);
	const navigation = useNavigation();
	const submitting =
		navigation.state !== "idle" && navigation.formMethod === "POST" && navigation.formAction === action;
	const [form, fields] = useForm<Values, string[]>({
		id: `${mode}-${kind}`,
		lastResult: answer?.result as never,
		defaultValue: { category: defaultCategory, urgency: "medium", ...values },
		shouldValidate: "onBlur",
		shouldRevalidate: "onInput",
		onValidate: ({ formData }) => parseWithZod(formData, { schema }) as never,
	});
	const photoMemory = mode === "post" && sale ? "ringline-draft-photos" : undefined;
	const photos = usePhotos(props.photos ?? [], photoMemory);
	const posted = useRef(false);
	if (submitting) posted.current = true;
	else if (answer) posted.current = false;
	useListingDraft(element, kind, { enabled: mode === "post", submitting, failed: answer !== undefined });
	useEffect(() => {
		if (!photoMemory) return;
		return () => {
			if (posted.current) localStorage.removeItem(photoMemory);
		};
	}, [photoMemory]);
	const alive = useAnswerToast(answer);

	const error = (name: keyof Values) => fields[name].errors?.[0];
	const bind = (name: keyof Values) => ({
		id: fields[name].id,
		error: error(name),
	});
	const summary = (Object.keys(fields) as (keyof Values)[]).flatMap((name) => {
		const message = answer?.result ? error(name) : undefined;
		return message ? [{ fieldId: fields[name].id, message }] : [];
	});

	return (
		<Form
			ref={element}
			method="post"
			action={action}
			encType="multipart/form-data"
			id={form.id}
			noValidate={alive}
			onSubmit={form.onSubmit}
			className="grid max-w-[44rem] gap-6"
		>
			{!alive && answer?.toast && (
				<Notice tone="error" title={answer.toast.title}>
					{answer.toast.text}
				</Notice>
			)}
			<ErrorSummary errors={summary} />
			{Object.entries(hidden).map(([name, value]) => (
				<input key={name} type="hidden" name={name} defaultValue={value} />
			))}
			{mode === "post" && <Trap />}
			<Field {...bind("title")} label="Title" required>
				{(control) => (
					<Input
						{...control}
						name="title"
						required
						minLength={3}
						maxLength={limits.title}
						defaultValue={fields.title.defaultValue}
						placeholder={sale ? "What are you selling?" : "What are you looking for?"}
					/>
				)}
			</Field>
			<Field
				{...bind("description")}
				label="Description"
				optional
				hint="Condition, size, what is included. Links are shown as plain text."
			>
				{(control) => (
					<Textarea
						{...control}
						name="description"
						rows={6}
						maxLength={limits.description}
						counter
						defaultValue={fields.description.defaultValue}
					/>
				)}
			</Field>
			{sale ? (
				<div className="group/price grid gap-3">
					<Switch
						name="is_free"
						label="Free item"
						hint="Give it away to somebody who needs it"
						defaultChecked={fields.is_free.defaultValue === "on"}
					/>
					<Field {...bind("price")} label="Price" className="group-has-checked/price:hidden">
						{(control) => <Amount {...control} name="price" defaultValue={fields.price.defaultValue} />}
					</Field>
				</div>
			) : (
				<Field {...bind("budget")} label="Budget" optional hint="Leave it empty when it is negotiable">
					{(control) => <Amount {...control} name="budget" defaultValue={fields.budget.defaultValue} />}
				</Field>
			)}
			<CategoryField {...bind("category")} defaultValue={fields.category.defaultValue ?? defaultCategory} />
			{!sale && (
				<Field {...bind("urgency")} label="Urgency">
					{(control) => (
						<Select
							{...control}
							name="urgency"
							defaultValue={fields.urgency.defaultValue}
							options={urgencies.map((value) => ({ value, label: urgencyLabels[value] }))}
						/>
					)}
				</Field>
			)}
			<Field {...bind("location")} label="Location" required hint="City or ZIP">
				{(control) => (
					<Input
						{...control}
						name="location"
						required
						minLength={2}
						maxLength={limits.location}
						autoComplete="postal-code"
						defaultValue={fields.location.defaultValue}
					/>
				)}
			</Field>
			{sale && <PhotoPicker controller={photos} error={error("images")} id={fields.images.id} />}
			<fieldset className="grid gap-6 border-t border-line pt-6">
				<legend className="sr-only">How people reach you</legend>
				<Field
					{...bind("email")}
					label="E-mail"
					required
					hint="Never shown. We send links for editing to it."
				>
					{(control) => (
						<Input
							{...control}
							type="email"
							name="email"
							required
							maxLength={limits.email}
							autoComplete="email"
							defaultValue={fields.email.defaultValue}
						/>
					)}
				</Field>
				<Field {...bind("phone_number")} label="Phone number" required hint="Shown on the listing">
					{(control) => (
						<Input
							{...control}
							type="tel"
							name="phone_number"
							required
							maxLength={limits.phone}
							autoComplete="tel"
							defaultValue={fields.phone_number.defaultValue}
						/>
					)}
				</Field>
				<Field {...bind("whatsapp_number")} label="WhatsApp number" optional hint="Shown on the listing">
					{(control) => (
						<Input
							{...control}
							type="tel"
							name="whatsapp_number"
							maxLength={limits.phone}
							defaultValue={fields.whatsapp_number.defaultValue}
						/>
					)}
				</Field>
			</fieldset>
			<div className="flex flex-col-reverse gap-3 sm:flex-row">
				<Link className={buttonClass({ variant: "secondary", size: "large" })} to={cancelTo}>
					Cancel
				</Link>
				<Button type="submit" size="large" busy={submitting} disabled={photos.sending}>
					{submitLabel({ sale, mode, submitting, sending: photos.sending })}
				</Button>
			</div>
			{props.children}
		</Form>
	);
}

function submitLabel({
	sale,
	mode,
	submitting,
	sending,
}: {
	sale: boolean;
	mode: "post" | "edit";
	submitting: boolean;
	sending: boolean;
}) {
	if (sending) return "Uploading photos...";
	if (mode === "edit") return submitting ? "Updating..." : sale ? "Update Product" : "Update Wanted Item";
	return submitting ? "Posting..." : sale ? "Post Product" : "Post Wanted Item";
}

function Amount(props: React.ComponentProps<typeof Input>) {
	return (
		<Input {...props} type="number" prefix="$" step="0.01" min="0" inputMode="decimal" placeholder="0.00" />
	);
}

function CategoryField({ id, error, defaultValue }: { id: string; error?: string; defaultValue: string }) {
	const [chosen, setChosen] = useState(defaultValue);
	return (
		<Field
			id={id}
			error={error}
			label="Category"
			hint={categories.find(({ slug }) => slug === chosen)?.description}
		>
			{(control) => (
				<Select
					{...control}
					name="category"
					defaultValue={defaultValue}
					onChange={(event) => setChosen(event.target.value)}
					options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
				/>
			)}
		</Field>
	);
}

/** People neither see nor reach it. */
function Trap() {
	return (
		<div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
			<label>
				Leave this empty
				<input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}

/** False until React has taken over; from then on answers come as toasts. */
function useAnswerToast(answer: FormAnswer | undefined): boolean {
	const [alive, setAlive] = useState(false);
	useEffect(() => setAlive(true), []);
	useEffect(() => {
		if (answer?.toast) showToast(answer.toast);
	}, [answer]);
	return alive;
}
