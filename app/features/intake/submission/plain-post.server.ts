// A posted step. Without JavaScript every button posts the whole step, including files; scripts post from the review.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { UploadedFile, UploadedForm } from "#app/platform/http/multipart.server.ts";
import { smsConfigured } from "#app/platform/messages/sms.server.ts";
import {
	type Changes,
	cleanChanges,
	dropBlankChanges,
	merged,
	postedChanges,
} from "../drafts/draft-changes.ts";
import {
	draftWithToken,
	EARLIER_DRAFT_MESSAGE,
	findOrCreateDraft,
	isFromEarlierDraft,
	type OpenDraft,
	TOO_LONG_MESSAGE,
	writeOver,
} from "../drafts/drafts.server.ts";
import type { Step } from "../field.ts";
import { filesOfDraft, storeFile } from "../files/files.server.ts";
import { type Answers, leavingBy, type Place, type Problem, stepAt, stepOf, withoutSms } from "../journey.ts";

type SavedStep =
	/** `changes`: what a script has not saved yet and sends along with the submission. */
	| { ok: true; draft: OpenDraft; changes: Changes }
	/** Everything valid was saved. The page shows `answers` again, and saves `unstored` when it can. */
	| { ok: false; draft: OpenDraft; problems: Problem[]; answers: Answers; unstored: Changes };

export async function savePostedStep(
	request: Request,
	place: Place,
	form: UploadedForm,
	clientAddress: string,
): Promise<SavedStep> {
	// A submission has a limit of its own.
	const limited = form.fields.get("go") === "submit" ? null : clientAddress;
	const draft = await findOrCreateDraft(request, limited);
	if (isFromEarlierDraft(draft, form.fields.get("draftId"))) return refusedStep(draft, place, form);
	if (place === "review") return sentChanges(form.fields.get("changes"), draft);
	const problems: Problem[] = [];
	const step = shownStep(place);
	const posted = postedChanges(step, form.fields, draft.answers);
	const cleaned = cleanChanges({ ...posted, ...(await noteIn(form, step, draft, posted)) });
	let isStored = cleaned.ok;
	if (cleaned.ok) {
		const seenVersion = Number(form.fields.get("version")) || 0;
		const saved = await writeOver(draft, seenVersion, (isStale) =>
			isStale ? dropBlankChanges(cleaned.changes) : cleaned.changes,
		);
		if (saved.outcome === "too-long") {
			isStored = false;
			problems.push({ field: longestOf(posted), step: place, message: TOO_LONG_MESSAGE });
		}
	} else problems.push({ field: cleaned.field, step: place, message: cleaned.message });
	for (const upload of form.files) {
		const uploadKey = await uploadKeyOf(draft.id, upload);
		const stored = await storeFile(draft.id, upload, { clientAddress, uploadKey });
		if (!stored.ok) problems.push({ field: stored.field, step: place, message: stored.message });
	}
	const kept = (await draftWithToken(draft.token)) ?? draft;
	if (problems.length === 0) return { ok: true, draft: kept, changes: {} };
	const unstored = isStored ? {} : posted;
	return { ok: false, draft: kept, problems, answers: { ...kept.answers, ...unstored }, unstored };
}

function sentChanges(sent: unknown, draft: OpenDraft): SavedStep {
	const cleaned = cleanChanges(typeof sent === "string" ? parseJson(sent) : {});
	if (cleaned.ok) return { ok: true, draft, changes: cleaned.changes };
	const { field, message } = cleaned;
	return {
		ok: false,
		draft,
		problems: [{ field, step: stepOf(field), message }],
		answers: draft.answers,
		unstored: {},
	};
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return {};
	}
}

function longestOf(changes: Changes): string {
	const [longest] = Object.entries(changes).toSorted(([, a], [, b]) => b.length - a.length);
	return longest?.[0] ?? "";
}

/** The step as its page shows it. A question that was not on the page was not left blank. */
export function shownStep(place: number): Step {
	return smsConfigured() ? stepAt(place) : withoutSms(stepAt(place));
}

/** Whoever goes on leaves the blank questions blank knowingly. */
async function noteIn(form: UploadedForm, step: Step, draft: OpenDraft, posted: Changes): Promise<Changes> {
	if (form.fields.has("remove")) return {};
	const go = String(form.fields.get("go") ?? "next");
	const files = [...(await filesOfDraft(draft.id)), ...form.files];
	return leavingBy(go, step, merged(draft.answers, posted), new Set(files.map((file) => file.field)));
}

/** Nothing was saved, and nothing may be: it belongs to another draft. Everything that was typed is shown again. */
function refusedStep(draft: OpenDraft, place: Place, form: UploadedForm): SavedStep {
	const step = place === "review" ? 1 : place;
	const field = stepAt(step).fields[0]?.name ?? "";
	const answers = place === "review" ? draft.answers : postedChanges(stepAt(step), form.fields, {});
	return {
		ok: false,
		draft,
		problems: [{ field, step, message: EARLIER_DRAFT_MESSAGE }],
		answers,
		unstored: {},
	};
}

/** A form that is sent again has the same bytes under the same name, so its files get the same key. */
async function uploadKeyOf(draftId: string, { field, fileName, path }: UploadedFile): Promise<string> {
	const hash = createHash("sha256").update(`${draftId}\0${field}\0${fileName}\0`);
	for await (const chunk of createReadStream(path)) hash.update(chunk);
	return hash.digest("hex").slice(0, 32);
}
