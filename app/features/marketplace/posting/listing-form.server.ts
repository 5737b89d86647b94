// A posted or edited form, read and checked: limits first, then the fields, then the photos.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Submission, SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { MAX_IMAGE_BYTES } from "#app/platform/images.server.ts";
import { readForm, type UploadedFile, type UploadRefusal } from "#app/platform/multipart.server.ts";
import { plainFields } from "#app/platform/posted-form.server.ts";
import { isUuid } from "#app/platform/uuid.server.ts";
import { type ListingKind, MAX_PHOTOS } from "../listing/listing.ts";
import { fieldsOf, type ListingFields } from "../listing/listing-fields.ts";
import { storePhotos } from "../listing/photos.server.ts";
import { type ProductInput, productSchema, type WantedInput, wantedSchema } from "./listing-schema.ts";
import { photoProblemText } from "./photo-problems.ts";
import { BEGUN_FIELD, suspicionOf, TRAP_FIELD } from "./suspicion.ts";

export type ListingForm = {
	/** The raw fields: token, intent, traps. */
	posted: FormData;
	/** Already stored photos, in the order of the form. */
	keptPhotos: string[];
	files: UploadedFile[];
	check(): { ok: true; fields: ListingFields } | { ok: false; result: SubmissionResult<string[]> };
	/** Stores the sent photos; a bad one becomes a message by its field. */
	storeFiles(
		clientAddress: string,
	): Promise<{ ok: true; photoIds: string[] } | { ok: false; result: SubmissionResult<string[]> }>;
	/** Why a moderator should look at it first, or null. */
	suspicion(description: string): string | null;
	/** The same for one form sent twice; null for one without a key, which cannot be told from another's. */
	fingerprint(): Promise<Buffer | null>;
	/** The values as they came, for showing them again beside an apology. */
	refill(): SubmissionResult<string[]>;
	cleanup(): Promise<void>;
};

export async function readListingForm(
	request: Request,
	kind: ListingKind,
): Promise<({ ok: true } & ListingForm) | UploadRefusal> {
	const form = await readForm(request, {
		fileBytes: MAX_IMAGE_BYTES,
		totalBytes: MAX_PHOTOS * MAX_IMAGE_BYTES + 1024 * 1024,
		files: MAX_PHOTOS,
		fields: 60,
		fieldBytes: 64 * 1024,
	});
	if (!form.ok) return form;
	const { files, cleanup } = form;
	const posted = plainFields(form.fields);
	const keptPhotos = posted.getAll("photo").map(String).filter(isUuid);
	const submission = parse(kind, posted);
	const refuse = (message: string) => submission.reply({ fieldErrors: { images: [message] } });
	return {
		ok: true,
		posted,
		files,
		keptPhotos,
		cleanup,
		suspicion: (description) =>
			suspicionOf({
				trap: String(posted.get(TRAP_FIELD) ?? ""),
				begun: String(posted.get(BEGUN_FIELD) ?? ""),
				now: Date.now(),
				description,
			}),
		fingerprint: () => fingerprintOf(posted, files),
		refill: () => submission.reply({ formErrors: ["Please try again later"] }),
		check() {
			if (submission.status !== "success") return { ok: false, result: submission.reply() };
			if (keptPhotos.length + files.length > MAX_PHOTOS)
				return { ok: false, result: refuse(`Maximum ${MAX_PHOTOS} images allowed`) };
			const fields =
				kind === "sale"
					? fieldsOf({ kind, input: submission.value as ProductInput })
					: fieldsOf({ kind, input: submission.value as WantedInput });
			return { ok: true, fields };
		},
		async storeFiles(clientAddress) {
			const stored = await storePhotos(files, clientAddress);
			if (stored.ok) return { ok: true, photoIds: [...keptPhotos, ...stored.ids] };
			return { ok: false, result: refuse(photoProblemText(stored.reason, stored.fileName)) };
		},
	};
}

type Parsed = Submission<Record<string, unknown>, string[], ProductInput | WantedInput>;

function parse(kind: ListingKind, posted: FormData): Parsed {
	const schema = kind === "sale" ? productSchema : wantedSchema;
	return parseWithZod(posted, { schema: schema as typeof wantedSchema }) as unknown as Parsed;
}

async function fingerprintOf(posted: FormData, files: readonly UploadedFile[]): Promise<Buffer | null> {
	if (!posted.get("submissionKey")) return null;
	const said = [...posted].filter(([name]) => name !== "token");
	const hash = createHash("sha256").update(JSON.stringify([said, files.map(({ bytes }) => bytes)]));
	for (const { path } of files) for await (const chunk of createReadStream(path)) hash.update(chunk);
	return hash.digest();
}
