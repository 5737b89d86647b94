// The state of the listing form: validation, drafts, photos and responses.
import { type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import type { Toast } from "#app/ui/overlays/toast-message.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { defaultCategory } from "../../listing/categories.ts";
import type { ListingKind } from "../../listing/listing.ts";
import { productSchema, wantedSchema } from "../listing-schema.ts";
import { useListingDraft } from "./use-listing-draft.ts";
import { type UploadedPhoto, usePhotos } from "./use-photos.ts";

export type FormAnswer = { result: SubmissionResult<string[]> | null; toast?: Toast };
export type FieldBinding = { id: string; error?: string; defaultValue?: string };

type FieldName =
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
	| "contact_method"
	| "condition"
	| "license_number"
	| "images";

export type ListingFormSetup = {
	kind: ListingKind;
	mode: "post" | "edit";
	/** The form's URL without the query string, which may contain a token. */
	action: string;
	answer: FormAnswer | undefined;
	values?: Record<string, string>;
	photos?: readonly UploadedPhoto[];
};

export function useListingForm({ kind, mode, action, answer, values, photos: stored }: ListingFormSetup) {
	const schema = kind === "sale" ? productSchema : wantedSchema;
	const element = useRef<HTMLFormElement>(null);
	const navigation = useNavigation();
	const submitting =
		navigation.state !== "idle" && navigation.formMethod === "POST" && navigation.formAction === action;
	const [form, fields] = useForm<Record<FieldName, string>, string[]>({
		id: `${mode}-${kind}`,
		lastResult: answer?.result as never,
		defaultValue: { category: defaultCategory, urgency: "medium", contact_method: "both", ...values },
		shouldValidate: "onBlur",
		shouldRevalidate: "onInput",
		onValidate: ({ formData }) => parseWithZod(formData, { schema }) as never,
	});
	const photos = usePhotos(stored, mode === "post" && kind === "sale");
	const begun = useListingDraft(element, kind, {
		enabled: mode === "post",
		isAnswered: Boolean(answer?.result),
	});
	const hydrated = useHydrated();
	useEffect(() => {
		if (answer?.toast) showToast(answer.toast);
	}, [answer]);

	const bind = (name: FieldName): FieldBinding => {
		const { id, errors, defaultValue } = fields[name];
		return { id, error: errors?.[0], defaultValue };
	};
	const summary = (Object.keys(fields) as FieldName[]).flatMap((name) => {
		const { id, error } = bind(name);
		return answer?.result && error ? [{ fieldId: id, message: error }] : [];
	});
	return { element, form, bind, photos, submitting, hydrated, summary, begun };
}
