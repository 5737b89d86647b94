import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { localDay } from "#app/features/company/dates.ts";
import { leadPage, leadsOf, leadWithAll } from "#app/features/leads/inbox/inbox.server.ts";
import { readLeadFilter } from "#app/features/leads/inbox/inbox-filter.ts";
import { planLead, staffChoices } from "#app/features/leads/inbox/lead-plan.server.ts";
import { type LeadPlan, planVersion } from "#app/features/leads/inbox/lead-plan.ts";
import { auditPage } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { stopJobs } from "#app/platform/jobs.server.ts";
import { deliveries, leads, staff } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { addLead } from "#tests/support/office-rows.ts";
import { messagesOf, receiveReply, sendAnswer } from "./conversation.server.ts";
import { leadOfLink, requestLink } from "./request-link.server.ts";
import { allTemplates, deleteTemplate, saveTemplate } from "./templates.server.ts";

useTestDatabase();
afterAll(() => stopJobs());

const mailsOf = (leadId: string) =>
	db().select().from(deliveries).where(eq(deliveries.leadId, leadId)).orderBy(deliveries.createdAt);

async function addPerson(name: string, email: string) {
	const [person] = await db()
		.insert(staff)
		.values({ name, email, role: "office", state: "active" })
		.returning();
	if (!person) throw new Error("No person.");
	return person;
}

test("a reply from the office is mailed with a link to write back, and keeps the promise", async () => {
	const lead = await addLead(db(), { firstName: "Ida" });
	expect(await sendAnswer(lead.id, "We can come on Thursday.\n\nWear boots.", "Sam")).toBe("done");
	const [mail, ...more] = await mailsOf(lead.id);
	expect(more).toEqual([]);
	expect(mail).toMatchObject({ purpose: "lead-answer", recipient: lead.email, status: "queued" });
	expect(mail?.bodyText).toContain("Hello Ida,\n\nWe can come on Thursday.\n\nWear boots.\n\nSam");
	expect(mail?.bodyText).toContain(await requestLink(lead));
	expect((await leadWithAll(lead.id))?.lead).toMatchObject({
		status: "contacted",
		answeredAt: expect.any(Date),
	});
	expect((await auditPage({ subjectId: lead.id, before: null })).entries[0]).toMatchObject({
		actor: "Sam",
		action: "sent a reply",
	});
});

test("a reply that is sent twice is mailed once", async () => {
	const lead = await addLead(db());
	await sendAnswer(lead.id, "Hello", "Sam");
	await sendAnswer(lead.id, "Hello", "Sam");
	expect(await mailsOf(lead.id)).toHaveLength(1);
	expect(await messagesOf(lead.id)).toHaveLength(1);
});

test("suspected spam and a lead that is gone get no reply", async () => {
	const spam = await addLead(db(), { suspectedSpam: true, spamReason: "filled the trap" });
	expect(await sendAnswer(spam.id, "Hello", "Sam")).toBe("gone");
	expect(await sendAnswer("00000000-0000-4000-8000-000000000000", "Hello", "Sam")).toBe("gone");
	expect(await mailsOf(spam.id)).toEqual([]);
});

test("a reply reaches the office, or whoever takes care of the lead", async () => {
	const lead = await addLead(db(), { reference: "RL-REPLY" });
	await receiveReply(lead, "Thursday works", ["roof.jpg", "plan.pdf"]);
	const person = await addPerson("Priya", "priya@ringline.example");
	const plan = { assignedTo: person.id, nextAction: "Call", nextActionOn: null };
	expect(await savePlan(lead.id, plan)).toBe("done");
	await receiveReply({ ...lead, assignedTo: person.id }, "And Friday too", []);
	const mails = await mailsOf(lead.id);
	expect(mails.map(({ recipient }) => recipient)).toEqual([
		expect.not.stringContaining("priya"),
		"priya@ringline.example",
	]);
	expect(mails[0]?.bodyText).toContain("Thursday works\n\nFiles: roof.jpg, plan.pdf");
	expect((await messagesOf(lead.id)).map(({ author, text }) => [author, text])).toEqual([
		[null, "Thursday works\n\nFiles: roof.jpg, plan.pdf"],
		[null, "And Friday too"],
	]);
});

test("only the signed link opens the page of a request", async () => {
	const lead = await addLead(db(), { reference: "RL-LINK" });
	const other = await addLead(db(), { reference: "RL-OTHER" });
	const token = async (one: typeof lead) => new URL(await requestLink(one)).searchParams.get("token") ?? "";
	expect((await leadOfLink("RL-LINK", await token(lead)))?.id).toBe(lead.id);
	for (const wrong of ["", "x".repeat(43), await token(other)])
		expect(await leadOfLink("RL-LINK", wrong)).toBeNull();
	expect(await leadOfLink("RL-NOBODY", await token(lead))).toBeNull();
});

test("the inbox finds what is due and whose it is", async () => {
	const person = await addPerson("Dana", "dana@ringline.example");
	const today = localDay(new Date());
	const mine = await addLead(db(), { reference: "RL-MINE" });
	await addLead(db(), { reference: "RL-FREE" });
	const plan = { assignedTo: person.id, nextAction: "Send the plan", nextActionOn: today };
	expect(await savePlan(mine.id, plan)).toBe("done");
	const nobody = { ...plan, assignedTo: "00000000-0000-4000-8000-000000000000" };
	expect(await savePlan(mine.id, nobody)).toBe("unknown-person");
	const found = async (query: string) =>
		(await leadPage(readLeadFilter(new URLSearchParams(query)), null)).leads.map(
			({ reference }) => reference,
		);
	expect(await found(`assignee=${person.id}`)).toEqual(["RL-MINE"]);
	expect(await found("clock=action")).toEqual(["RL-MINE"]);
	expect(await found("assignee=nobody")).not.toContain("RL-MINE");
	expect(await found("assignee=nobody")).toContain("RL-FREE");
});

test("a moderator, who may read no leads, can be given none and gets no replies", async () => {
	const person = await addPerson("Mo", "mo@ringline.example");
	const lead = await addLead(db());
	const plan = { assignedTo: person.id, nextAction: "", nextActionOn: null };
	expect(await savePlan(lead.id, plan)).toBe("done");
	await db().update(staff).set({ role: "moderator" }).where(eq(staff.id, person.id));
	await receiveReply({ ...lead, assignedTo: person.id }, "Any news?", []);
	expect((await mailsOf(lead.id)).map(({ recipient }) => recipient)).toEqual(["office@ringline.example"]);
	expect(await savePlan(lead.id, plan)).toBe("unknown-person");
	expect((await staffChoices()).map(({ name }) => name)).not.toContain("Mo");
});

test("a template is added, changed and deleted, each with its entry in the audit log", async () => {
	const form = (fields: Record<string, string>) => {
		const filled = new FormData();
		for (const [name, value] of Object.entries(fields)) filled.set(name, value);
		return filled;
	};
	const own = async () => (await allTemplates()).filter(({ title }) => title.startsWith("Eaves"));
	expect(await saveTemplate(form({ title: "", text: "x" }), "Sam")).toContain("Enter a name");
	expect(await saveTemplate(form({ title: "Eaves", text: " " }), "Sam")).toContain("Enter a message");
	expect(await saveTemplate(form({ title: "Eaves", text: "Send a photo." }), "Sam")).toBeNull();
	const [{ id } = { id: "" }] = await own();
	expect(await saveTemplate(form({ item: id, title: "Eaves 2", text: "Send two." }), "Sam")).toBeNull();
	expect(await own()).toEqual([{ id, title: "Eaves 2", text: "Send two." }]);
	await deleteTemplate(id, "Dana");
	// Changed by somebody who still had it open: nothing typed is lost.
	expect(await saveTemplate(form({ item: id, title: "Eaves 3", text: "Send three." }), "Sam")).toBeNull();
	expect(await own()).toMatchObject([{ title: "Eaves 3", text: "Send three." }]);
	const { entries } = await auditPage({ subjectId: id, before: null });
	expect(entries.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
		"Dana deleted a reply template",
		"Sam changed a reply template",
		"Sam added a reply template",
	]);
});

test("everything from one email or address is found, in upper or lower case", async () => {
	await addLead(db(), {
		reference: "RL-ONE",
		email: "Twice@Hill.example",
		address: "77 Juniper Bend, Altadena",
	});
	await addLead(db(), { reference: "RL-TWO", email: "twice@hill.example", kind: "order" });
	const references = async (about: Parameters<typeof leadsOf>[0]) =>
		(await leadsOf(about)).map(({ reference }) => reference).sort();
	expect(await references({ email: "TWICE@hill.example" })).toEqual(["RL-ONE", "RL-TWO"]);
	expect(await references({ address: "77 juniper" })).toEqual(["RL-ONE"]);
});

test("a plan that a colleague changed meanwhile is not overwritten, and the second is told", async () => {
	const person = await addPerson("Ann", "ann@ringline.example");
	const lead = await addLead(db());
	const seen = planVersion(lead);
	const colleagues = { assignedTo: person.id, nextAction: "", nextActionOn: null };
	expect(await planLead(lead.id, { seen, plan: colleagues }, "Ann")).toBe("done");
	const mine = { assignedTo: null, nextAction: "Call about the pump", nextActionOn: null };
	expect(await planLead(lead.id, { seen, plan: mine }, "Sam")).toBe("changed");
	expect((await db().select().from(leads).where(eq(leads.id, lead.id)))[0]).toMatchObject(colleagues);
	expect(await planLead(lead.id, { seen, plan: colleagues }, "Ann"), "sent twice").toBe("done");
	expect(await savePlan(lead.id, mine)).toBe("done");
});

/** From a page that shows the latest plan. */
async function savePlan(id: string, plan: LeadPlan) {
	const [lead] = await db().select().from(leads).where(eq(leads.id, id));
	return planLead(id, { seen: lead ? planVersion(lead) : "", plan }, "Sam");
}
