// Reads every row and every file that is stored.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";

export type StoredListing = {
	id: string;
	kind: string;
	title: string;
	submissionKey: string;
	photoKeys: string[];
};
export type StoredLead = {
	id: string;
	kind: string;
	reference: string;
	submissionKey: string;
	email: string;
	spam: boolean;
	details: Record<string, unknown>;
};
export type StoredDraft = { id: string; answers: Record<string, unknown>; leadId: string | null };
export type StoredIntakeFile = {
	id: string;
	draftId: string | null;
	leadId: string | null;
	fileName: string;
	storageKey: string;
};
export type StoredDelivery = {
	id: string;
	leadId: string | null;
	purpose: string;
	status: string;
	channel: string;
};
export type StoredPhoto = { storageKey: string; widths: number[] };

export type Stored = {
	listings: StoredListing[];
	photos: StoredPhoto[];
	leads: StoredLead[];
	drafts: StoredDraft[];
	intakeFiles: StoredIntakeFile[];
	checkPhotos: { storageKey: string }[];
	deliveries: StoredDelivery[];
	/** SHA-256 of every file in the uploads folder, by key; null for a damaged picture. */
	files: Map<string, string | null>;
	/** What is left in the folder for unfinished uploads. */
	temporary: string[];
};

export async function readStored(database: pg.Client, dataDir: string): Promise<Stored> {
	const rows = async <Row extends pg.QueryResultRow>(sql: string) => (await database.query<Row>(sql)).rows;
	return {
		listings: await rows(`
			select id, kind, title, submission_key as "submissionKey", array(
				select storage_key from listing_photos where listing_id = listings.id order by position
			) as "photoKeys" from listings`),
		photos: await rows(`select storage_key as "storageKey", widths from listing_photos`),
		leads: await rows(`
			select id, kind, reference, submission_key as "submissionKey", email, suspected_spam as spam, details
			from leads`),
		drafts: await rows(`select id, answers, lead_id as "leadId" from intake_drafts`),
		intakeFiles: await rows(`
			select id, draft_id as "draftId", lead_id as "leadId", file_name as "fileName", storage_key as "storageKey"
			from intake_files`),
		checkPhotos: await rows(`select storage_key as "storageKey" from readiness_photos`),
		deliveries: await rows(`select id, lead_id as "leadId", purpose, status, channel from deliveries`),
		files: await hashFiles(join(dataDir, "uploads")),
		temporary: await readdir(join(dataDir, "tmp")).catch(() => []),
	};
}

async function hashFiles(folder: string): Promise<Map<string, string | null>> {
	const found = new Map<string, string | null>();
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
		if (!entry.isFile()) continue;
		const path = join(entry.parentPath, entry.name);
		const bytes = await readFile(path);
		const whole = !entry.name.endsWith(".webp") || isWholeWebp(bytes);
		found.set(path.slice(folder.length + 1), whole ? createHash("sha256").update(bytes).digest("hex") : null);
	}
	return found;
}

/** The header of a WebP file contains its length. */
function isWholeWebp(bytes: Buffer): boolean {
	return (
		bytes.length > 12 &&
		bytes.toString("latin1", 8, 12) === "WEBP" &&
		bytes.readUInt32LE(4) + 8 === bytes.length
	);
}
