// The PDF of a submitted questionnaire. Its answers no longer change, so it is made once and kept for a week.
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { db } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { listKeys, putBytes, readStream, remove } from "#app/platform/files/storage.server.ts";
import { inThread, type Made } from "#app/platform/threads.server.ts";
import { leads } from "#db/schema.ts";
import type { Completion } from "./completion.server.ts";
import type { Summary, summaryPdf } from "./summary-pdf.server.ts";

const PREFIX = "summaries";
const KEPT_MS = 7 * 86_400_000;

const makePdf = inThread<typeof summaryPdf>(
	"#app/features/intake/submission/summary-pdf.server.ts",
	"summaryPdf",
);

export async function keptSummary(leadId: string, completion: Completion, client: string): Promise<Made> {
	const { reference, submittedAt, promisedBy, details, files } = completion;
	const summary: Summary = { reference, submittedAt, promisedBy, details, files };
	// Files that come later are in the summary, too, so the name says what is in it.
	const content = createHash("sha256").update(JSON.stringify(summary)).digest("hex").slice(0, 32);
	const key = `${PREFIX}/${leadId}/${content}`;
	// Looked for, made and stored as one, so that nobody makes it again while it is being stored.
	const started = underWay.get(key) ?? readOrMake(key, client, summary).finally(() => underWay.delete(key));
	underWay.set(key, started);
	return started;
}

const underWay = new Map<string, Promise<Made>>();

async function readOrMake(key: string, client: string, summary: Summary): Promise<Made> {
	const kept = await readStream(key);
	if (kept) return { ok: true, bytes: new Uint8Array(await buffer(kept.stream)) };
	const made = await makePdf({ key, client, read: async () => summary });
	if (made.ok) await putBytes(key, made.bytes, { contentType: "application/pdf" });
	return made;
}

/** Deletes those that are a week old or whose request is gone. They are made again when somebody asks. */
export async function deleteOldSummaries(): Promise<void> {
	for await (const { key, modifiedAt } of listKeys(PREFIX)) {
		const leadId = key.split("/")[1] ?? "";
		const isOld = Date.now() - modifiedAt.getTime() > KEPT_MS;
		if (isOld || !isUuid(leadId) || (await db().$count(leads, eq(leads.id, leadId))) === 0) await remove(key);
	}
}
