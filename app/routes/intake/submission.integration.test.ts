import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { answersByStep } from "#app/features/intake/details.ts";
import {
	createDraft,
	draftCookie,
	draftWithToken,
	saveChanges,
} from "#app/features/intake/drafts/drafts.server.ts";
import { sweepIntake } from "#app/features/intake/drafts/sweep.server.ts";
import { NEW_DRAFT_LIMIT, PDF_LIMIT } from "#app/features/intake/drafts/visitor-limits.server.ts";
import { REBUILDING } from "#app/features/intake/field.ts";
import {
	filesOfLead,
	findSubmittedFile,
	removeFile,
	storeFile,
} from "#app/features/intake/files/files.server.ts";
import { findCompletion, notificationsSent } from "#app/features/intake/submission/completion.server.ts";
import { submitIntake } from "#app/features/intake/submission/submission.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { stopJobs } from "#app/platform/jobs.server.ts";
import { deliveryJob } from "#app/platform/messages/deliveries.server.ts";
import { rateLimit } from "#app/platform/rate-limits.server.ts";
import { deliveries, leads } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { INTAKE_FORM, submissionOf } from "#tests/support/intake-forms.ts";
import { RouteVisitor } from "#tests/support/visitor-requests.ts";
import { loader as downloadSummary } from "./summary-pdf.ts";
import { action as postStep } from "./wizard.tsx";

useTestDatabase();
const folder = useTestDataDir();
beforeAll(async () => {
	overrideEnv({ PUBLIC_URL: "https://ringline.example" });
	// As in the running site, the queue is there before anybody submits: making it needs a connection of its own.
	await submitIntake(await draftWith(somebody()), settings);
});
afterAll(() => stopJobs());
afterEach(() =>
	overrideEnv({ TWILIO_ACCOUNT_SID: undefined, TWILIO_AUTH_TOKEN: undefined, TWILIO_FROM: undefined }),
);

const settings = {};
const required = {
	primaryHomeownerName: "Maya del Carmen Ortega",
	propertyAddress: "12 Ridge Road, Altadena, CA 91001",
	primaryEmail: "maya@ortega.example",
	primaryPhone: "(626) 555-0134",
	preferredContactMethod: "text",
};

/** A different mailbox each time, because one mailbox is limited. */
let people = 0;
function somebody() {
	people += 1;
	return { ...required, primaryEmail: `maya.${people}@ortega.example` };
}

async function draftWith(answers: Record<string, string>) {
	const { id, token } = await createDraft();
	await saveChanges(id, 0, answers);
	const draft = await draftWithToken(token);
	if (!draft) throw new Error("no draft");
	return draft;
}

async function plan(draftId: string) {
	const path = join(folder.path, crypto.randomUUID());
	await writeFile(path, "%PDF-1.7");
	return storeFile(draftId, { field: "roofPlansFile", fileName: "roof.pdf", path, bytes: 8 });
}

test("sent twenty times at once it is one lead, one mail to each, with every file", async () => {
	const draft = await draftWith({
		...required,
		hasPool: "yes",
		poolDetails: "30 x 15 x 5",
		additionalNotes: "Dogs.",
	});
	const stored = await plan(draft.id);
	const sent = await Promise.all(Array.from({ length: 20 }, () => submitIntake(draft, settings)));
	const references = new Set(sent.map((one) => (one.ok ? one.reference : "failed")));
	expect([...references]).toEqual([expect.stringMatching(/^RL-/)]);

	const [lead, ...others] = await db()
		.select()
		.from(leads)
		.where(eq(leads.submissionKey, `intake:${draft.id}`));
	expect(others).toEqual([]);
	expect(lead).toMatchObject({
		kind: "intake",
		firstName: "Maya del Carmen",
		lastName: "Ortega",
		message: "Dogs.",
		details: { hasPool: true, waterTankSize: null, priorities: { cityWaterOnly: 0 } },
	});
	const mails = await db()
		.select()
		.from(deliveries)
		.where(eq(deliveries.leadId, lead?.id ?? ""));
	expect(mails.map(({ purpose, recipient }) => `${purpose} ${recipient}`).toSorted()).toEqual([
		"lead-company office@ringline.example",
		"lead-confirmation maya@ortega.example",
	]);
	const toCompany = mails.find(({ purpose }) => purpose === "lead-company")?.bodyText;
	expect(toCompany).toContain(`https://ringline.example/admin/leads/${lead?.id}`);
	const toHomeowner = mails.find(({ purpose }) => purpose === "lead-confirmation")?.bodyText;
	expect(toHomeowner).toContain("Thank you, Maya.");
	expect(toHomeowner).toMatch(/We'll review your answers by \w{3}, \w{3} \d/);
	for (const typed of ["Ortega", "Ridge", "555-0134", "30 x 15", "Dogs"])
		expect(toHomeowner).not.toContain(typed);
	for (const told of [
		"12 Ridge Road",
		"30 x 15 x 5",
		"16,830 gallons",
		"roof.pdf",
		"Still needed for a design",
		"Dogs.",
	])
		expect(toCompany).toContain(told);
	expect(await filesOfLead(lead?.id ?? "")).toHaveLength(1);
	expect(stored.ok && (await findSubmittedFile(stored.file.id))?.fileName).toBe("roof.pdf");
});

test("a required answer that is missing stores nothing and says where", async () => {
	const draft = await draftWith({ ...required, primaryEmail: "" });
	expect(await submitIntake(draft, settings)).toEqual({
		ok: false,
		problems: [{ field: "primaryEmail", step: 1, message: expect.any(String) }],
	});
	expect(
		await db()
			.select()
			.from(leads)
			.where(eq(leads.submissionKey, `intake:${draft.id}`)),
	).toEqual([]);
});

test("what was saved while it was being sent is not left out", async () => {
	const draft = await draftWith(somebody());
	await saveChanges(draft.id, draft.version, { additionalNotes: "One more thing" });
	expect(await submitIntake(draft, settings)).toEqual({ ok: false, stale: true });
	expect(
		await db()
			.select()
			.from(leads)
			.where(eq(leads.submissionKey, `intake:${draft.id}`)),
	).toEqual([]);
});

test("after submission the draft is closed to saves, new files and removals", async () => {
	const draft = await draftWith(somebody());
	const stored = await plan(draft.id);
	await submitIntake(draft, settings);
	expect(await saveChanges(draft.id, draft.version, { additionalNotes: "late" })).toEqual({
		outcome: "submitted",
	});
	expect(await plan(draft.id)).toMatchObject({ ok: false });
	expect(stored.ok && (await removeFile(draft.id, stored.file.id))).toBe(false);
});

test("a text message only with a ticked consent, and the completion tells what came of it", async () => {
	const silent = await submitIntake(await draftWith(somebody()), settings);
	expect(silent.ok && (await findCompletion(silent.leadId))?.facts).toEqual({
		files: 0,
		mail: "queued",
		sms: "not_configured",
	});
	expect(silent.ok && (await notificationsSent(silent.leadId, 0))).toBe(false);

	// Ticked in a page that was open before: without a service no message is promised or stored.
	const unconfigured = await submitIntake(await draftWith({ ...somebody(), smsConsent: "yes" }), settings);
	expect(unconfigured.ok && (await findCompletion(unconfigured.leadId))?.facts.sms).toBe("not_configured");

	overrideEnv({ TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: "t", TWILIO_FROM: "+12135550100" });
	const texted = await submitIntake(await draftWith({ ...somebody(), smsConsent: "yes" }), settings);
	expect(texted.ok && (await findCompletion(texted.leadId))?.facts.sms).toBe("queued");
	if (texted.ok)
		await db().update(deliveries).set({ status: "sent" }).where(eq(deliveries.leadId, texted.leadId));
	expect(texted.ok && (await notificationsSent(texted.leadId, 0))).toBe(true);
});

test("a page without JavaScript erases no answer it didn't show", async () => {
	const draft = await draftWith({ ...required, smsConsent: "yes", spousePartnerName: "Sam" });
	const cookie = await draftCookie(new Request("http://localhost/"), draft.token);
	const visitor = new RouteVisitor();
	await visitor.call(async () => new Response(null, { headers: { "Set-Cookie": cookie } }), "/intake-wizard");
	// Without a text service the consent is not on the page. The partner's box was not sent.
	const { status } = await visitor.post(postStep, "/intake-wizard?step=1", {
		...required,
		draftId: draft.id,
		version: String(draft.version),
		go: "next",
	});
	expect(status).toBe(303);
	expect((await draftWithToken(draft.token))?.answers).toMatchObject({
		smsConsent: "yes",
		spousePartnerName: "Sam",
		propertyAddress: required.propertyAddress,
	});
});

test("a page sends what was not saved along; sent again after a lost answer it is the same lead", async () => {
	const visitor = new RouteVisitor("203.0.113.51");
	const answers = { ...somebody(), [REBUILDING]: "yes" };
	const draft = await draftWith({ primaryHomeownerName: answers.primaryHomeownerName });
	const open = async ({ request }: { request: Request }) =>
		new Response(null, { headers: { "Set-Cookie": await draftCookie(request, draft.token) } });
	await visitor.call(open, "/intake-wizard");
	const send = (changes: object) =>
		visitor.post(postStep, INTAKE_FORM, submissionOf({ draftId: draft.id, changes: { ...changes } }));

	const incomplete = await send({ primaryPhone: "555" });
	expect([incomplete.status, incomplete.data]).toMatchObject([400, { place: 1, problems: { length: 4 } }]);
	for (const again of [await send(answers), await send(answers)])
		expect([again.status, again.headers.get("location")]).toEqual([303, "/intake-wizard/complete"]);
	const sent = await db()
		.select()
		.from(leads)
		.where(eq(leads.submissionKey, `intake:${draft.id}`));
	expect(sent).toHaveLength(1);

	// Whoever rebuilds is told apart in the list, its export, the mail and the summary.
	expect(sent[0]?.topic).toBe("Property intake, rebuilding");
	const mails = await db()
		.select()
		.from(deliveries)
		.where(eq(deliveries.leadId, sent[0]?.id ?? ""));
	const toCompany = mails.find(({ purpose }) => purpose === "lead-company")?.bodyText;
	expect(toCompany).toContain("The house today: I'm rebuilding");
	const completion = await findCompletion(sent[0]?.id ?? "");
	const [first] = answersByStep(completion?.details ?? {});
	expect(first?.answers).toContainEqual(expect.objectContaining({ text: "I'm rebuilding" }));
});

test("a network whose new forms are used up still submits the one that could not be saved", async () => {
	const visitor = new RouteVisitor("203.0.113.52");
	await rateLimit(NEW_DRAFT_LIMIT, visitor.clientAddress, NEW_DRAFT_LIMIT.points);
	const changes = somebody();
	const sent = await visitor.post(postStep, INTAKE_FORM, submissionOf({ changes }));
	expect([sent.status, sent.headers.get("location")]).toEqual([303, "/intake-wizard/complete"]);
	expect(await db().$count(leads, eq(leads.email, changes.primaryEmail))).toBe(1);
});

test("with the mail server away it is still submitted, and both mails go out when it is back", async () => {
	// Nothing listens on this loopback port.
	overrideEnv({ SMTP_URL: "smtp://127.0.0.1:9" });
	const submitted = await submitIntake(await draftWith(somebody()), settings);
	if (!submitted.ok) throw new Error("not submitted");
	const mails = await db().select().from(deliveries).where(eq(deliveries.leadId, submitted.leadId));
	const attempt = (deliveryId: string) =>
		deliveryJob.handler({ deliveryId }, { jobId: "1", number: 1, signal: AbortSignal.timeout(20_000) });
	for (const { id } of mails) await expect(attempt(id)).rejects.toThrow();
	expect((await findCompletion(submitted.leadId))?.facts.mail).toBe("queued");

	overrideEnv({ SMTP_URL: undefined });
	for (const { id } of mails) await attempt(id);
	expect((await findCompletion(submitted.leadId))?.facts.mail).toBe("sent");
	expect(await notificationsSent(submitted.leadId, 0)).toBe(true);
	const sent = await readdir(join(folder.path, "outbox"));
	for (const { id } of mails) expect(sent.some((name) => name.includes(id))).toBe(true);
});

test("a bot's form is held as spam: the office hears of it once, nobody else does, and the sender is told the truth", async () => {
	const trapped = async (answers: Record<string, string>) => {
		const settings = { trap: "https://pills.example" };
		const submitted = await submitIntake(await draftWith(answers), settings);
		if (!submitted.ok) throw new Error("not submitted");
		const [lead] = await db().select().from(leads).where(eq(leads.id, submitted.leadId));
		const mails = await db().select().from(deliveries).where(eq(deliveries.leadId, submitted.leadId));
		return { lead, purposes: mails.map(({ purpose }) => purpose), id: submitted.leadId };
	};
	const first = await trapped({ ...somebody(), smsConsent: "yes" });
	expect(first.lead).toMatchObject({ suspectedSpam: true, spamReason: expect.stringContaining("hidden") });
	expect(first.purposes).toEqual(["intake-aside"]);
	expect(await notificationsSent(first.id, 0)).toBe(false);
	expect((await findCompletion(first.id))?.facts).toEqual({ files: 0, mail: null, sms: "not_configured" });
	expect((await trapped(somebody())).purposes).toEqual([]);
});

test("nobody's mailbox is filled with confirmations", async () => {
	const answers = somebody();
	const confirmations: number[] = [];
	for (let n = 0; n < 7; n++) {
		const email = n % 2 ? answers.primaryEmail : answers.primaryEmail.toUpperCase();
		const submitted = await submitIntake(await draftWith({ ...answers, primaryEmail: email }), settings);
		if (!submitted.ok) throw new Error("not submitted");
		const mails = await db().select().from(deliveries).where(eq(deliveries.leadId, submitted.leadId));
		confirmations.push(mails.filter(({ purpose }) => purpose === "lead-confirmation").length);
	}
	expect(confirmations).toEqual([1, 1, 1, 1, 1, 0, 0]);
});

/** Submits a questionnaire and returns how its sender downloads the summary. */
async function submitted(address: string) {
	const visitor = new RouteVisitor(address);
	const draft = await draftWith(somebody());
	const { leadId } = (await submitIntake(draft, settings)) as { leadId: string };
	const open = async ({ request }: { request: Request }) =>
		new Response(null, { headers: { "Set-Cookie": await draftCookie(request, draft.token) } });
	await visitor.call(open, "/intake-wizard");
	return { visitor, leadId, download: () => visitor.call(downloadSummary, "/intake-wizard/summary.pdf") };
}

test("the summary can be downloaded many times, not without end", async () => {
	const { visitor, download } = await submitted("203.0.113.41");
	const { response } = await download();
	expect((await response?.text())?.startsWith("%PDF-")).toBe(true);
	await rateLimit(PDF_LIMIT, visitor.clientAddress, PDF_LIMIT.points);
	const refused = await download();
	expect([refused.status, await refused.response?.text()]).toEqual([
		429,
		"Too many downloads. Wait a few minutes, then try again.",
	]);
});

test("the summary is made once, and goes when the request goes", async () => {
	const { leadId, download } = await submitted("203.0.113.42");
	const kept = () => readdir(join(folder.path, "uploads", "summaries", leadId));
	const texts = await Promise.all(
		Array.from({ length: 10 }, async () => (await download()).response?.text() ?? ""),
	);
	texts.push((await (await download()).response?.text()) ?? "");
	// A second making would have another date of creation and another id.
	expect(new Set(texts).size).toBe(1);
	await sweepIntake();
	expect(await kept()).toHaveLength(1);
	await db().delete(leads).where(eq(leads.id, leadId));
	await sweepIntake();
	expect(await kept()).toEqual([]);
});
