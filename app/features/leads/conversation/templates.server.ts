// Replies the office sends often, managed in the panel.
import { asc, eq, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "#app/platform/audit.server.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import type { Export } from "#app/platform/files/exports.server.ts";
import { answerTemplates } from "#db/schema.ts";
import { MAX_MESSAGE_LENGTH, messageText } from "./conversation.ts";

export type AnswerTemplate = { id: string; title: string; text: string };

const MAX_TITLE_LENGTH = 80;
const MAX_TEMPLATES = 50;

export async function allTemplates(): Promise<AnswerTemplate[]> {
	return db()
		.select({ id: answerTemplates.id, title: answerTemplates.title, text: answerTemplates.text })
		.from(answerTemplates)
		.orderBy(asc(answerTemplates.title), asc(answerTemplates.id))
		.limit(MAX_TEMPLATES);
}

export const templateExport: Export<AnswerTemplate> = {
	name: "templates",
	contents: "reply templates",
	columns: [
		["Name", ({ title }) => title],
		["Text", ({ text }) => text],
	],
	asJson: (template) => template,
	read: async () => ({ rows: await allTemplates(), next: null }),
};

/** Adds one, or changes the one with this id. Returns what is wrong with it, or null. */
export async function saveTemplate(form: FormData, actor: Actor): Promise<string | null> {
	const id = String(form.get("item") ?? "");
	const title = messageText(form.get("title"));
	const text = messageText(form.get("text"));
	if (title === "" || title.length > MAX_TITLE_LENGTH)
		return `Enter a name of ${MAX_TITLE_LENGTH} characters or fewer.`;
	if (text === "" || text.length > MAX_MESSAGE_LENGTH)
		return `Enter a message of ${MAX_MESSAGE_LENGTH} characters or fewer.`;
	return db().transaction(async (tx) => {
		const [changed] = isUuid(id)
			? await tx
					.update(answerTemplates)
					.set({ title, text })
					.where(eq(answerTemplates.id, id))
					.returning({ id: answerTemplates.id })
			: [];
		if (changed) {
			await audit(tx, actor, "changed a reply template", { id, title });
			return null;
		}
		// One at a time, so that two people cannot both take the last place.
		await tx.execute(sql`select pg_advisory_xact_lock(hashtext('answer-templates'))`);
		if ((await tx.$count(answerTemplates)) >= MAX_TEMPLATES)
			return `You already have ${MAX_TEMPLATES} templates. Delete one first.`;
		// Also when someone deleted it meanwhile, so that nothing typed is lost.
		const [added] = await tx.insert(answerTemplates).values({ title, text }).returning();
		if (added) await audit(tx, actor, "added a reply template", added);
		return null;
	});
}

export async function deleteTemplate(id: string, actor: Actor): Promise<void> {
	if (!isUuid(id)) return;
	await db().transaction(async (tx) => {
		const [deleted] = await tx.delete(answerTemplates).where(eq(answerTemplates.id, id)).returning();
		if (deleted) await audit(tx, actor, "deleted a reply template", deleted);
	});
}

async function audit(tx: Tx, actor: Actor, action: string, { id, title }: Omit<AnswerTemplate, "text">) {
	await recordAudit(tx, actor, { action, subject: { kind: "template", id, title } });
}
