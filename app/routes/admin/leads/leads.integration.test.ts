import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { overview } from "#app/features/admin/overview.server.ts";
import { promiseSentence } from "#app/features/company/promised-time.ts";
import { receiveReply, sendAnswer } from "#app/features/leads/conversation/conversation.server.ts";
import { leadPage, leadWithAll } from "#app/features/leads/inbox/inbox.server.ts";
import { readLeadFilter } from "#app/features/leads/inbox/inbox-filter.ts";
import { addNote, markNotSpam, moveLead, sendAgain } from "#app/features/leads/inbox/lead-actions.server.ts";
import { privacyTopic } from "#app/features/leads/privacy/privacy-request.ts";
import { auditPage } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { stopJobs } from "#app/platform/jobs.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import { deliveries, leads } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { addLead } from "#tests/support/office-rows.ts";

useTestDatabase();
afterAll(() => stopJobs());

const filter = (query = "") => readLeadFilter(new URLSearchParams(query));
const references = async (query: string) =>
	(await leadPage(filter(query), null)).leads.map(({ reference }) => reference);

test("the inbox filters by kind, status, lateness and any part of the text, and leaves spam out", async () => {
	const hour = 3_600_000;
	await addLead(db(), { reference: "RL-LATE", dueAt: new Date(Date.now() - hour), message: "embers_50%" });
	await addLead(db(), { reference: "RL-INTAKE", kind: "intake", email: "Otto@Ridge.example" });
	await addLead(db(), { reference: "RL-WON", status: "won", answeredAt: new Date() });
	await addLead(db(), { reference: "RL-SPAM", suspectedSpam: true, spamReason: "filled the trap" });
	expect((await references("")).sort()).toEqual(["RL-INTAKE", "RL-LATE", "RL-WON"]);
	expect(await references("kind=intake")).toEqual(["RL-INTAKE"]);
	expect(await references("status=won")).toEqual(["RL-WON"]);
	expect(await references("clock=overdue")).toEqual(["RL-LATE"]);
	expect(await references("q=otto@ridge")).toEqual(["RL-INTAKE"]);
	expect(await references("q=_50%25")).toEqual(["RL-LATE"]);
	expect(await references("q=rl-w&kind=nonsense")).toEqual(["RL-WON"]);
	expect(await references("q=zz")).toEqual([]);
	expect(await overview()).toMatchObject({ newLeads: 2, overdueLeads: 1, spamLeads: 1 });
});

test("the search finds what was written later: notes, replies both ways and intake answers", async () => {
	await addLead(db(), { reference: "RL-OTHER" });
	const noted = await addLead(db(), { reference: "RL-NOTED" });
	await addNote(noted.id, "Gate code from the neighbor: Quincy", "Ida");
	const written = await addLead(db(), { reference: "RL-WRITTEN" });
	await sendAnswer(written.id, "We bring the Ladderback truck.", "Ida");
	await receiveReply(written, "Park at the Chapparal lot.", ["south-slope.jpg"]);
	const answers = {
		roofNotes: "Cedar shakes from 1962",
		preferredVendors: { plumber: { name: "Zanja Plumbing" } },
		homeSquareFootage: 48213,
		googleMapsLink: "https://maps.example/search",
	};
	await addLead(db(), { reference: "RL-ANSWERS", kind: "intake", details: answers });
	expect(await references("q=quincy")).toEqual(["RL-NOTED"]);
	expect(await references("q=ladderBACK")).toEqual(["RL-WRITTEN"]);
	expect(await references("q=chapparal")).toEqual(["RL-WRITTEN"]);
	expect(await references("q=south-slope")).toEqual(["RL-WRITTEN"]);
	expect(await references("q=cedar+shakes")).toEqual(["RL-ANSWERS"]);
	expect(await references("q=zanja")).toEqual(["RL-ANSWERS"]);
	expect(await references("q=48213")).toEqual(["RL-ANSWERS"]);
	// The names of the questions are not answers, and nobody wrote the link to the map.
	for (const ours of ["roofnotes", "preferredVendors", "maps.example"])
		expect(await references(`q=${ours}`), ours).toEqual([]);
	// With the other filters, and as often as it is found.
	await addNote(written.id, "The Chapparal lot is closed", "Ida");
	expect(await references("q=chapparal&status=contacted")).toEqual(["RL-WRITTEN"]);
	expect(await references("q=chapparal&status=new")).toEqual([]);
	await db().update(leads).set({ suspectedSpam: true }).where(eq(leads.id, written.id));
	expect(await references("q=chapparal")).toEqual([]);
});

test("the first move answers the promise; a second admin with an old view is told", async () => {
	const lead = await addLead(db());
	expect(await moveLead(lead.id, { from: "new", to: "contacted" }, "Admin A")).toBe("done");
	const answeredAt = (await leadWithAll(lead.id))?.lead.answeredAt;
	expect(answeredAt).toBeInstanceOf(Date);
	expect(await moveLead(lead.id, { from: "new", to: "lost" }, "Admin B")).toBe("changed");
	await moveLead(lead.id, { from: "contacted", to: "won" }, "Admin A");
	expect((await leadWithAll(lead.id))?.lead).toMatchObject({ status: "won", answeredAt });
	await moveLead(lead.id, { from: "won", to: "new" }, "Admin A");
	expect((await leadWithAll(lead.id))?.lead.answeredAt).toBeNull();
});

test("notes stand with time and author, newest first", async () => {
	const lead = await addLead(db());
	await addNote(lead.id, "Called, no answer", "Admin A");
	await addNote(lead.id, "Called again", "Admin B");
	expect((await leadWithAll(lead.id))?.notes).toMatchObject([
		{ text: "Called again", author: "Admin B" },
		{ text: "Called, no answer", author: "Admin A" },
	]);
	expect(await addNote("00000000-0000-4000-8000-000000000000", "x", "Admin A")).toBe("gone");
});

test("a failed mail is queued again, and an unknown one is told", async () => {
	const lead = await addLead(db());
	const id = await db().transaction((tx) =>
		queueMail(tx, {
			purpose: "lead-company",
			to: "office@ringline.example",
			subject: "s",
			text: "t",
			html: "<p>t</p>",
			leadId: lead.id,
		}),
	);
	await db().update(deliveries).set({ status: "failed" }).where(eq(deliveries.id, id));
	expect(await sendAgain("00000000-0000-4000-8000-000000000000", "Admin A")).toBe("gone");
	expect((await overview()).failed).toMatchObject([{ id }]);
	expect(await sendAgain(id, "Admin A")).toBe("done");
	expect((await leadWithAll(lead.id))?.deliveries).toMatchObject([{ status: "queued" }]);
});

test("'Not spam' brings a lead into the inbox and queues its mails once", async () => {
	const lead = await addLead(db(), { suspectedSpam: true, spamReason: "too fast" });
	expect(await markNotSpam(lead.id, "Admin A")).toBe("done");
	expect(await markNotSpam(lead.id, "Admin B")).toBe("changed");
	const mails = await db().select().from(deliveries).where(eq(deliveries.leadId, lead.id));
	expect(mails.map(({ purpose, recipient }) => `${purpose} ${recipient}`).sort()).toEqual([
		"lead-company office@ringline.example",
		`lead-confirmation ${lead.email}`,
	]);
	const [stored] = await db().select().from(leads).where(eq(leads.id, lead.id));
	expect(stored).toMatchObject({ suspectedSpam: false });
	expect((await auditPage({ subjectId: lead.id, before: null })).entries).toHaveLength(1);
});

test("a lead that comes out of the spam box days later is promised a time that is still to come", async () => {
	const held = { suspectedSpam: true, spamReason: "too fast", dueAt: new Date(Date.now() - 5 * 86_400_000) };
	const lead = await addLead(db(), held);
	await markNotSpam(lead.id, "Admin A");
	const stored = (await leadWithAll(lead.id))?.lead;
	expect(stored?.dueAt.getTime()).toBeGreaterThan(Date.now());
	const mails = await db().select().from(deliveries).where(eq(deliveries.leadId, lead.id));
	const confirmation = mails.find(({ purpose }) => purpose === "lead-confirmation");
	expect(confirmation?.bodyText).toContain(promiseSentence("consultation", stored?.dueAt ?? new Date(0)));

	const answered = await addLead(db(), { ...held, answeredAt: new Date() });
	await markNotSpam(answered.id, "Admin A");
	expect((await leadWithAll(answered.id))?.lead.dueAt).toEqual(held.dueAt);
});

test("a privacy request that comes out of the spam box gets the mails of a privacy request", async () => {
	const lead = await addLead(db(), { suspectedSpam: true, topic: privacyTopic("delete") });
	await markNotSpam(lead.id, "Admin A");
	const mails = await db().select().from(deliveries).where(eq(deliveries.leadId, lead.id));
	expect(mails.map(({ purpose }) => purpose).sort()).toEqual(["privacy-company", "privacy-confirmation"]);
});
