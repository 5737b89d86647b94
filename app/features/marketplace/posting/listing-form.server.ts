// Reads and validates a posted or edited form: size limits first, then fields, then photos.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Submission, SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { readForm, type UploadedFile, type UploadRefusal } from "#app/platform/http/multipart.server.ts";
import { plainFields } from "#app/platform/http/posted-form.server.ts";
import { SPAM_TRAP_FIELD } from "#app/ui/forms/spam-trap.tsx";
import { type ListingKind, MAX_PHOTOS_PER_LISTING } from "../listing/listing.ts";
import type { ListingFields } from "../listing/listing-fields.ts";
import { storePhotos } from "../listing/photos.server.ts";
import { START_TIME_FIELD, suspicionOf } from "../listing/suspicion.ts";
import { toFields } from "./form-fields.ts";
import { type ProductInput, productSchema, type WantedInput, wantedSchema } from "./listing-schema.ts";
import { photoProblemText } from "./photo-problems.ts";
import { findUploader, type Uploader } from "./uploader-cookie.server.ts";

export type ListingForm = {
	/** The raw fields, such as token, intent and spam trap. */
	posted: FormData;
	/** Ids of photos already stored, in the order of the form. */
	storedPhotos: string[];
	files: UploadedFile[];
	/** The browser that sends it, which sees its photos before they are posted. */
	uploader: Uploader;
	/** With too many photos, the first ten are in `files` and `storedPhotos`. */
	check():
		| { ok: true; fields: ListingFields }
		| { ok: false; result: SubmissionResult<string[]>; hasTooManyPhotos: boolean };
	/** Stores the uploaded photos. An invalid one becomes a field error. */
	storeFiles(
		clientAddress: string,
	): Promise<{ ok: true; photoIds: string[] } | { ok: false; result: SubmissionResult<string[]> }>;
	/** An error at the photos, with everything else that was typed. */
	refusePhotos(message: string): SubmissionResult<string[]>;
	/** Why a moderator should review it first, or null. */
	suspicion(description: string): string | null;
	/** The same for a form that is sent twice. Null for a form without a key. */
	fingerprint(): Promise<Buffer | null>;
	/** The posted values, to show them again with an error. */
	toResult(): SubmissionResult<string[]>;
	cleanup(): Promise<void>;
};

export async function readListingForm(
	request: Request,
	kind: ListingKind,
): Promise<({ ok: true } & ListingForm) | UploadRefusal> {
	const form = await readForm(request, "listing");
	if (!form.ok) return form;
	const { cleanup } = form;
	const posted = plainFields(form.fields);
	const storedPhotos = posted.getAll("photo").map(String).filter(isUuid).slice(0, MAX_PHOTOS_PER_LISTING);
	const files = form.files.slice(0, MAX_PHOTOS_PER_LISTING - storedPhotos.length);
	const hasTooMany =
		form.files.length > files.length || posted.getAll("photo").length > MAX_PHOTOS_PER_LISTING;
	const submission = parse(kind, posted);
	const uploader = await findUploader(request);
	const refusePhotos = (message: string) => submission.reply({ fieldErrors: { images: [message] } });
	return {
		ok: true,
		posted,
		files,
		uploader,
		storedPhotos,
		cleanup,
		refusePhotos,
		suspicion: (description) =>
			suspicionOf({
				trap: String(posted.get(SPAM_TRAP_FIELD) ?? ""),
				begun: String(posted.get(START_TIME_FIELD) ?? ""),
				now: Date.now(),
				description,
			}),
		fingerprint: () => computeFingerprint(posted, files),
		toResult: () => submission.reply({ formErrors: ["Please try again later"] }),
		check() {
			if (submission.status !== "success")
				return { ok: false, result: submission.reply(), hasTooManyPhotos: false };
			if (hasTooMany) {
				const result = refusePhotos(`Maximum ${MAX_PHOTOS_PER_LISTING} images allowed`);
				return { ok: false, result, hasTooManyPhotos: true };
			}
			const fields =
				kind === "sale"
					? toFields({ kind, input: submission.value as ProductInput })
					: toFields({ kind, input: submission.value as WantedInput });
			return { ok: true, fields };
		},
		async storeFiles(clientAddress) {
			const stored = await storePhotos(files, clientAddress, uploader.hash);
			if (stored.ok) return { ok: true, photoIds: [...storedPhotos, ...stored.ids] };
			return { ok: false, result: refusePhotos(photoProblemText(stored.reason, stored.fileName)) };
		},
	};
}

type Parsed = Submission<Record<string, unknown>, string[], ProductInput | WantedInput>;

function parse(kind: ListingKind, posted: FormData): Parsed {
	const schema = kind === "sale" ? productSchema : wantedSchema;
	return parseWithZod(posted, { schema: schema as typeof wantedSchema }) as unknown as Parsed;
}

async function computeFingerprint(posted: FormData, files: readonly UploadedFile[]): Promise<Buffer | null> {
	if (!posted.get("submissionKey")) return null;
	const said = [...posted].filter(([name]) => name !== "token");
	const hash = createHash("sha256").update(JSON.stringify([said, files.map(({ bytes }) => bytes)]));
	for (const { path } of files) for await (const chunk of createReadStream(path)) hash.update(chunk);
	return hash.digest();
}
