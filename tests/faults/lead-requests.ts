// Visitors who request a consultation, or fill in a questionnaire with files.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Autosave, type SaveAnswer, type SaveRequest } from "#app/ui/begun/autosave.ts";
import { INTAKE_FORM, submissionOf } from "#tests/support/intake-forms.ts";
import { asFile } from "./test-files.ts";
import { expectStatus, newVisitor, uniqueWord, type VisitContext } from "./visit-context.ts";
import { UnexpectedAnswer, type Visitor } from "./visitor.ts";

export async function requestConsultation(context: VisitContext): Promise<void> {
	const word = uniqueWord(context.random);
	const email = `${word}@caller.example`;
	const form = new URLSearchParams({
		submissionKey: randomUUID(),
		fillTime: "45000",
		firstName: "Ada",
		lastName: "Grove",
		email,
		phone: "(213) 555-0142",
		address: "12 Canyon Road, Topanga",
		message: `Please call in the evening. ${word}`,
	});
	const answer = await newVisitor(context).post("/contact", { body: form });
	expectStatus(answer, 200, "a consultation");
	context.ledger.recordWrite("consultation requested");
	context.ledger.consultations.add(email);
}

export async function fillInQuestionnaire(context: VisitContext): Promise<void> {
	const { random } = context;
	const visitor = newVisitor(context);
	const word = uniqueWord(random);
	const email = `${word}@homeowner.example`;
	expectStatus(await visitor.get("/intake-wizard"), 200, "the questionnaire");
	const autosave = new Autosave(
		{ draftId: null, version: 0, answers: {} },
		(request) => saveDraft(context, visitor, request),
		{ read: () => null, write: () => true, clear: () => {} },
	);
	try {
		for (const changes of pagesOf(word, email, random.between(3, 7))) {
			autosave.edit(changes);
			await saveUntilConfirmed(autosave, random.between(100, 700));
			if (random.chance(0.35)) await sendFile(context, visitor, word);
		}
		if (random.chance(0.8)) await submit(context, visitor, autosave, email);
	} finally {
		autosave.stop();
	}
}

async function submit(
	{ ledger }: VisitContext,
	visitor: Visitor,
	autosave: Autosave,
	email: string,
): Promise<void> {
	const { draftId, changes } = autosave.handOver();
	if (!draftId) throw new UnexpectedAnswer("A saved draft has no number.");
	const answer = await visitor.post(INTAKE_FORM, {
		body: new URLSearchParams(submissionOf({ draftId, changes })),
	});
	expectStatus(answer, 303, "a questionnaire");
	ledger.recordWrite("questionnaire submitted");
	ledger.draft(draftId).submittedBy = email;
}

function pagesOf(word: string, email: string, more: number): Record<string, string>[] {
	const notes = [
		"garageAccess",
		"existingIrrigation",
		"yardSpaceTank",
		"steepTerrainAreas",
		"wildfireHistory",
	];
	return [
		{
			primaryHomeownerName: "Ada Grove",
			propertyAddress: "12 Canyon Road, Topanga",
			primaryEmail: email,
			primaryPhone: "(213) 555-0142",
			preferredContactMethod: "email",
		},
		...[...notes, "systemGoals", "additionalNotes"]
			.slice(0, more)
			.map((field) => ({ [field]: `${field} ${word}` })),
	];
}

/** Retries faster than the browser, which waits two seconds or more. */
async function saveUntilConfirmed(autosave: Autosave, pauseMs: number): Promise<void> {
	for (const end = Date.now() + 180_000; ; await pause(pauseMs)) {
		await autosave.save();
		const { status, message } = autosave.state();
		if (status === "saved") return;
		if (status !== "waiting" || Date.now() > end)
			throw new UnexpectedAnswer(`A save ended as ${status}: ${message}`);
	}
}

async function saveDraft(
	{ ledger }: VisitContext,
	visitor: Visitor,
	request: SaveRequest,
): Promise<SaveAnswer> {
	const { status, text } = await visitor.send("POST", "/intake-wizard/draft", json(request));
	if (status !== 200) throw new UnexpectedAnswer(`a save was answered ${status}: ${text}`);
	const answer = JSON.parse(text) as SaveAnswer;
	if (answer.outcome === "saved") {
		ledger.recordWrite("draft saved");
		Object.assign(ledger.draft(answer.draftId).answers, request.changes);
	}
	return answer;
}

async function sendFile(
	{ random, ledger, testFiles }: VisitContext,
	visitor: Visitor,
	word: string,
): Promise<void> {
	const [field, sent] = random.chance(0.3)
		? (["roofPlansFile", testFiles.plan] as const)
		: (["hoseBibsPhotos", random.pick(testFiles.photos)] as const);
	const file = asFile(sent, `${word}-${random.between(1, 999_999)}`);
	const form = new FormData();
	form.set("uploadKey", randomUUID().replaceAll("-", ""));
	form.set(field, file);
	const answer = await visitor.post("/intake-wizard/files", { body: form });
	expectStatus(answer, 200, "a file");
	ledger.recordWrite("file uploaded");
	const { file: stored, draftId } = JSON.parse(answer.text);
	ledger.draft(draftId).files.set(stored.id, { fileName: file.name, sha256: sent.sha256 });
}

function json(content: unknown) {
	return { body: JSON.stringify(content), headers: { "Content-Type": "application/json" } };
}
