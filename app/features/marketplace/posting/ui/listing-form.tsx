// The form for posting and editing both kinds, validated by one schema in the browser and on the server.
import type { ReactNode } from "react";
import { Form, Link, useNavigate } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { SpamTrap } from "#app/ui/forms/spam-trap.tsx";
import { TextareaField } from "#app/ui/forms/textarea.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Notice } from "#app/ui/page/notice.tsx";
import { isPlainClick } from "#app/ui/plain-click.ts";
import type { ListingKind } from "../../listing/listing.ts";
import { limits } from "../../listing/listing-limits.ts";
import { START_TIME_FIELD } from "../../listing/suspicion.ts";
import { BudgetField, PriceFields } from "./amount-fields.tsx";
import { CategoryField, UrgencyField } from "./category-fields.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { PhotoPicker } from "./photo-picker.tsx";
import { forgetListingDraft } from "./use-listing-draft.ts";
import { type FieldBinding, type ListingFormSetup, useListingForm } from "./use-listing-form.ts";

type ListingFormProps = ListingFormSetup & {
	cancelTo: string;
	/** Hidden fields: the submission key and start time, or the edit token. */
	hidden: Record<string, string>;
	children?: ReactNode;
};

export function ListingForm({ cancelTo, hidden, children, ...setup }: ListingFormProps) {
	const { kind, mode, action, answer } = setup;
	const { element, form, bind, photos, submitting, hydrated, summary, begun } = useListingForm(setup);
	const navigate = useNavigate();
	const sale = kind === "sale";
	const images = bind("images");
	return (
		<Form
			ref={element}
			method="post"
			action={action}
			encType="multipart/form-data"
			data-no-call-button=""
			id={form.id}
			noValidate={hydrated}
			onSubmit={form.onSubmit}
			className="grid max-w-[44rem] grid-cols-1 gap-6"
		>
			{!hydrated && answer?.toast && (
				<Notice tone="error" title={answer.toast.title}>
					{answer.toast.text}
				</Notice>
			)}
			<ErrorSummary errors={summary} />
			{Object.entries({ ...hidden, ...(begun ? { [START_TIME_FIELD]: begun } : {}) }).map(([name, value]) => (
				<input key={name} type="hidden" name={name} defaultValue={value} />
			))}
			<SpamTrap />
			<TitleField {...bind("title")} kind={kind} />
			<DescriptionField {...bind("description")} kind={kind} />
			{sale ? (
				<PriceFields isFree={bind("is_free")} price={bind("price")} />
			) : (
				<BudgetField {...bind("budget")} />
			)}
			<CategoryField
				{...bind("category")}
				kind={kind}
				license={bind("license_number")}
				condition={bind("condition")}
			/>
			{!sale && <UrgencyField {...bind("urgency")} />}
			<LocationField {...bind("location")} />
			{sale && <PhotoPicker controller={photos} error={images.error} id={images.id} />}
			<ContactFields
				mode={mode}
				email={bind("email")}
				phone={bind("phone_number")}
				whatsapp={bind("whatsapp_number")}
				method={bind("contact_method")}
			/>
			<div className="flex flex-col-reverse gap-3 sm:flex-row">
				<Link
					className={buttonClass({ variant: "secondary", size: "large" })}
					to={cancelTo}
					onClick={(event) => {
						if (mode !== "post" || !isPlainClick(event)) return;
						const bringBack = forgetListingDraft(kind);
						if (!bringBack) return;
						showToast({
							title: "Draft deleted",
							seconds: UNDO_SECONDS,
							action: {
								label: "Undo",
								onClick: () => {
									bringBack();
									void navigate(action);
								},
							},
						});
					}}
				>
					Cancel
				</Link>
				{mode === "post" && (
					<Button
						type="submit"
						name="intent"
						value="preview"
						variant="secondary"
						size="large"
						disabled={photos.sending}
					>
						Preview
					</Button>
				)}
				<Button type="submit" size="large" busy={submitting} disabled={photos.sending}>
					{photos.sending ? "Uploading photos..." : submitLabels[mode][submitting ? "busy" : kind]}
				</Button>
			</div>
			{children}
		</Form>
	);
}

const UNDO_SECONDS = 10;

const submitLabels = {
	post: { sale: "Post Product", wanted: "Post Wanted Item", busy: "Posting..." },
	edit: { sale: "Update Product", wanted: "Update Wanted Item", busy: "Updating..." },
};

function TitleField({ kind, defaultValue, ...field }: FieldBinding & { kind: ListingKind }) {
	return (
		<TextField
			{...field}
			label="Title"
			mark
			name="title"
			required
			minLength={3}
			maxLength={limits.title}
			defaultValue={defaultValue}
			placeholder={kind === "sale" ? "What are you selling?" : "What are you looking for?"}
		/>
	);
}

const descriptionHints = {
	sale: "Condition, size and what's included. Links show as plain text.",
	wanted: "Size, model, and the condition you'd accept. Links show as plain text.",
};

function DescriptionField({ kind, defaultValue, ...field }: FieldBinding & { kind: ListingKind }) {
	return (
		<TextareaField
			{...field}
			label="Description"
			optional
			hint={descriptionHints[kind]}
			name="description"
			rows={6}
			maxLength={limits.description}
			counter
			defaultValue={defaultValue}
		/>
	);
}

function LocationField({ defaultValue, ...field }: FieldBinding) {
	return (
		<TextField
			{...field}
			label="Location"
			mark
			hint="City or ZIP"
			name="location"
			required
			minLength={2}
			maxLength={limits.location}
			autoComplete="postal-code"
			defaultValue={defaultValue}
		/>
	);
}
