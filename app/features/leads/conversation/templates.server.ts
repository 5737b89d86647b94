// Replies the office sends often, managed in the panel.
import { asc, eq } from "drizzle-orm";
import { db } from "#app/platform/db.server.ts";
import { isUuid } from "#app/platform/uuid.server.ts";
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

/** Adds one, or changes the one with this id. Returns what is wrong with it, or null. */
export async function saveTemplate(form: FormData): Promise<string | null> {
	const id = String(form.get("item") ?? "");
	const title = messageText(form.get("title"));
	const text = messageText(form.get("text"));
	if (title === "" || title.length > MAX_TITLE_LENGTH)
		return `Enter a name of ${MAX_TITLE_LENGTH} characters or fewer.`;
	if (text === "" || text.length > MAX_MESSAGE_LENGTH)
		return `Write a text of at most ${MAX_MESSAGE_LENGTH} characters.`;
	if (isUuid(id)) {
		await db().update(answerTemplates).set({ title, text }).where(eq(answerTemplates.id, id));
		return null;
	}
	if ((await db().$count(answerTemplates)) >= MAX_TEMPLATES)
		return `You already have ${MAX_TEMPLATES} templates. Delete one first.`;
	await db().insert(answerTemplates).values({ title, text });
	return null;
}

export async function deleteTemplate(id: string): Promise<void> {
	if (isUuid(id)) await db().delete(answerTemplates).where(eq(answerTemplates.id, id));
}
