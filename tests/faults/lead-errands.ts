// Asking for a call, and the questionnaire with its saves and files.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { DraftKeeper, type SaveAnswer, type SaveRequest } from "#app/features/intake/draft-keeper.ts";
import { asFile } from "./material.ts";
import { expectStatus, newVisitor, newWord, type Scene } from "./scene.ts";
import { Surprise, type Visitor } from "./visitor.ts";

export async function requestConsultation(scene: Scene): Promise<void> {
	const word = newWord(scene.dice);
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
	const answer = await newVisitor(scene).post("/contact/request", { body: form });
	expectStatus(answer, 200, "a consultation");
	scene.ledger.wrote("consultation requested");
	scene.ledger.consultations.add(email);
}

export async function fillInQuestionnaire(scene: Scene): Promise<void> {
	const { dice } = scene;
	const visitor = newVisitor(scene);
	const word = newWord(dice);
	const email = `${word}@homeowner.example`;
	expectStatus(await visitor.get("/intake-wizard"), 200, "the questionnaire");
	const keeper = new DraftKeeper(
		{ draftId: null, version: 0, answers: {} },
		(request) => saveDraft(scene, visitor, request),
		{ read: () => null, write: () => {}, clear: () => {} },
	);
	try {
		for (const changes of pagesOf(word, email, dice.between(3, 7))) {
			keeper.edit(changes);
			await untilSaved(keeper, dice.between(100, 700));
			if (dice.chance(0.35)) await sendFile(scene, visitor, word);
		}
		if (dice.chance(0.8)) await submit(scene, visitor, keeper, email);
	} finally {
		keeper.stop();
	}
}

async function submit(
	{ ledger }: Scene,
	visitor: Visitor,
	keeper: DraftKeeper,
	email: string,
): Promise<void> {
	const { draftId, ...rest } = keeper.pending();
	if (!draftId) throw new Surprise("A saved draft has no number.");
	const answer = await visitor.post("/intake-wizard/submit", json({ draftId, ...rest }));
	expectStatus(answer, 200, "a questionnaire");
	ledger.wrote("questionnaire submitted");
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

/** The browser's own keeper waits two seconds and more between its tries; ours is in more of a hurry. */
async function untilSaved(keeper: DraftKeeper, pauseMs: number): Promise<void> {
	for (const end = Date.now() + 180_000; ; await pause(pauseMs)) {
		await keeper.save();
		const { status, message } = keeper.state();
		if (status === "saved") return;
		if (status !== "waiting" || Date.now() > end) throw new Surprise(`A save ended as ${status}: ${message}`);
	}
}

async function saveDraft({ ledger }: Scene, visitor: Visitor, request: SaveRequest): Promise<SaveAnswer> {
	const { status, text } = await visitor.send("POST", "/intake-wizard/draft", json(request));
	if (status !== 200) throw new Surprise(`a save was answered ${status}: ${text}`);
	const answer = JSON.parse(text) as SaveAnswer;
	if (answer.outcome === "saved") {
		ledger.wrote("draft saved");
		Object.assign(ledger.draft(answer.draftId).answers, request.changes);
	}
	return answer;
}

async function sendFile({ dice, ledger, materials }: Scene, visitor: Visitor, word: string): Promise<void> {
	const [field, sent] = dice.chance(0.3)
		? (["roofPlansFile", materials.plan] as const)
		: (["hoseBibsPhotos", dice.pick(materials.photos)] as const);
	const file = asFile(sent, `${word}-${dice.between(1, 999_999)}`);
	const form = new FormData();
	form.set("uploadKey", randomUUID().replaceAll("-", ""));
	form.set(field, file);
	const answer = await visitor.post("/intake-wizard/files", { body: form });
	expectStatus(answer, 200, "a file");
	ledger.wrote("file uploaded");
	const { file: stored, draftId } = JSON.parse(answer.text);
	ledger.draft(draftId).files.set(stored.id, { fileName: file.name, sha256: sent.sha256 });
}

function json(content: unknown) {
	return { body: JSON.stringify(content), headers: { "Content-Type": "application/json" } };
}
