// What each list of the panel is as a file. Who may have it is in roles.test.ts and staff.spec.ts.
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { staffExport } from "#app/features/admin/accounts/staff.server.ts";
import { auditExport, readAuditFilter } from "#app/features/admin/audit-log.server.ts";
import { failedDeliveryExport } from "#app/features/admin/failed-deliveries.server.ts";
import { insightExport } from "#app/features/insight/insight-export.server.ts";
import { sendAnswer } from "#app/features/leads/conversation/conversation.server.ts";
import { saveTemplate, templateExport } from "#app/features/leads/conversation/templates.server.ts";
import { leadPage } from "#app/features/leads/inbox/inbox.server.ts";
import { readLeadFilter } from "#app/features/leads/inbox/inbox-filter.ts";
import { addNote } from "#app/features/leads/inbox/lead-actions.server.ts";
import { leadExport, spamExport } from "#app/features/leads/inbox/lead-export.server.ts";
import { planLead } from "#app/features/leads/inbox/lead-plan.server.ts";
import { planVersion } from "#app/features/leads/inbox/lead-plan.ts";
import { categoryName } from "#app/features/marketplace/listing/categories.ts";
import { threadExport } from "#app/features/marketplace/messages/office-threads.server.ts";
import { listingExport } from "#app/features/marketplace/moderation/listing-export.server.ts";
import { appealExport } from "#app/features/marketplace/moderation/office-appeals.server.ts";
import { reportOf } from "#app/features/readiness/assessment/report.ts";
import { officeReport } from "#app/features/readiness/report/office-report.ts";
import { readinessExport } from "#app/features/readiness/report/readiness-export.server.ts";
import { visitExport } from "#app/features/visits/office/visit-export.server.ts";
import { webhookExport } from "#app/features/webhooks/message-export.server.ts";
import { auditPage, recordAudit } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { type Export, type ExportColumn, exportFile } from "#app/platform/files/exports.server.ts";
import { stopJobs } from "#app/platform/jobs.server.ts";
import {
	deliveries,
	intakeFiles,
	leads,
	listingFlags,
	listings,
	messages,
	messageThreads,
	staff,
	visits,
	webhookEndpoints,
} from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { addLead, addListing, fillSystems } from "#tests/support/office-rows.ts";

useTestDatabase();
afterAll(() => stopJobs());
beforeEach(async () => {
	for (const table of [leads, listings, visits, webhookEndpoints, deliveries]) await db().delete(table);
});

const filter = (query = "") => readLeadFilter(new URLSearchParams(query));

async function csvOf<Row, Position>(source: Export<Row, Position>): Promise<string> {
	return (await exportFile(source, "csv", "Ann")).text();
}

async function jsonOf<Row, Position>(source: Export<Row, Position>) {
	return (await exportFile(source, "json", "Ann")).json();
}

test("a file has a name with its day, and the audit log says who took it and with which filter", async () => {
	const response = await exportFile(leadExport(filter("kind=order")), "json", "Ann");
	expect(Object.fromEntries(response.headers)).toMatchObject({
		"content-type": "application/json; charset=utf-8",
		"content-disposition": expect.stringMatching(
			/^attachment; filename="ringline-leads-\d{4}-\d\d-\d\d\.json"$/,
		),
	});
	expect(await response.json(), "nothing found is still a list").toEqual([]);
	expect((await csvOf(leadExport(filter()))).trim().split("\r\n")).toHaveLength(1);
	const { entries } = await auditPage({ subjectId: "leads.json", before: null });
	expect(entries[0]).toMatchObject({ actor: "Ann", action: "exported leads", details: { kind: "order" } });
});

test("rows are read page by page, no faster than they are sent", async () => {
	const asked: (number | null)[] = [];
	const columns: ExportColumn<number>[] = [["Number", (row) => row]];
	const endless: Export<number, number> = {
		name: "numbers",
		columns,
		asJson: (row) => ({ row }),
		read: async (after, size) => {
			asked.push(after);
			const rows = Array.from({ length: size }, (_, index) => (after ?? 0) + index + 1);
			return { rows, next: rows.at(-1) ?? null };
		},
	};
	const reader = (await exportFile(endless, "csv", "Ann")).body?.getReader();
	for (let page = 0; page < 3; page++) await reader?.read();
	await reader?.cancel();
	expect(asked.length).toBeLessThanOrEqual(4);
	expect(asked.slice(0, 3)).toEqual([null, 100, 200]);
});

test("others are served between two rows", async () => {
	let turn = 0;
	let ticking = setImmediate(function tick() {
		turn++;
		ticking = setImmediate(tick);
	});
	const seen: number[] = [];
	const rows = Array.from({ length: 20 }, (_, n) => n);
	await csvOf({
		name: "numbers",
		columns: [["Turn", () => seen.push(turn)]],
		asJson: (row) => ({ row }),
		read: async () => ({ rows, next: null }),
	});
	clearImmediate(ticking);
	expect(new Set(seen).size).toBe(rows.length);
});

test("a file that breaks off is a failed download, not a short list", async () => {
	const broken: Export<number, number> = {
		name: "numbers",
		columns: [["Number", (row) => row]],
		asJson: (row) => ({ row }),
		read: async (after) => {
			if (after !== null) throw new Error("The database is gone.");
			return { rows: [1], next: 1 };
		},
	};
	await expect(csvOf(broken)).rejects.toThrow("The database is gone.");
});

test("leads: every one of the filter, with what its page shows, and no formula", async () => {
	for (let n = 0; n < 510; n++) await addLead(db(), { topic: "Export", firstName: `Person ${n}` });
	await addLead(db(), { topic: "Export", firstName: "=HYPERLINK(1)", message: 'two\nlines, "quoted"' });
	await addLead(db(), { topic: "Other" });
	const csv = await csvOf(leadExport(filter("q=export")));
	expect(csv).toContain(`"'=HYPERLINK(1)"`);
	expect(csv).toContain('"two\nlines, ""quoted"""');
	expect(csv.split("\r\n")).toHaveLength(1 + 511 + 1);
	const [{ id = "" } = {}] = (await leadPage(filter("q=export"), null)).leads;
	const [person] = await db()
		.insert(staff)
		.values({ name: "Dana", role: "office", state: "active" })
		.returning();
	const plan = { assignedTo: person?.id ?? null, nextAction: "Send the plan", nextActionOn: "2026-12-01" };
	await planLead(
		id,
		{ seen: planVersion({ assignedTo: null, nextAction: "", nextActionOn: null }), plan },
		"Admin A",
	);
	await addNote(id, "Called, no answer", "Admin A");
	await sendAnswer(id, "When may we call?", "Admin A");
	await db().insert(intakeFiles).values({
		leadId: id,
		field: "photos",
		storageKey: randomUUID(),
		fileName: "eaves.jpg",
		contentType: "image/jpeg",
		bytes: 1234,
	});
	const json = await jsonOf(leadExport(filter("q=export")));
	expect(json).toHaveLength(511);
	expect(json[0]).toMatchObject({
		id,
		assignee: "Dana",
		nextAction: "Send the plan",
		notes: [{ text: "Called, no answer", author: "Admin A" }],
		messages: [{ text: "When may we call?", author: "Admin A" }],
		files: [{ fileName: "eaves.jpg", bytes: 1234 }],
		deliveries: [{ purpose: "lead-answer", status: "queued" }],
	});
	expect(JSON.stringify(json)).not.toMatch(/submissionKey|storageKey|bodyText/);
});

test("suspected spam: only that, with why, and not among the leads", async () => {
	const lead = await addLead(db(), { suspectedSpam: true, spamReason: "filled the trap" });
	await addLead(db());
	expect(await jsonOf(spamExport)).toMatchObject([{ id: lead.id, spamReason: "filled the trap" }]);
	expect(await csvOf(spamExport)).toContain("filled the trap");
	expect(JSON.stringify(await jsonOf(leadExport(filter())))).not.toContain(lead.id);
});

test("readiness: one house per row, as its lead shows it", async () => {
	const report = reportOf(
		{ classARoof: "yes", metalGutters: "no" },
		{ address: "12 Ridge Road, Altadena", owner: "Ines Marsh", day: "2026-11-16" },
	);
	const lead = await addLead(db(), { details: officeReport(report), lastName: "Marsh" });
	await addLead(db(), { details: { readiness: "not a report" } });
	await addLead(db(), { details: officeReport(report), suspectedSpam: true });
	const json = await jsonOf(readinessExport);
	expect(json).toMatchObject([
		{
			reference: lead.reference,
			lastName: "Marsh",
			day: "2026-11-16",
			address: "12 Ridge Road, Altadena",
			// Two answers make no score, and nobody answered for the yard.
			score: null,
			rings: { house: report.scores.rings.house.percent, zone2: null },
		},
	]);
	expect(json).toHaveLength(1);
	const [head = "", row = ""] = (await csvOf(readinessExport)).split("\r\n");
	expect(head).toContain("Zone 0 score");
	expect(row).toContain('"12 Ridge Road, Altadena"');
	const [exported] = await jsonOf(leadExport(filter(`q=${lead.reference}`)));
	expect(exported.details.readiness).toMatchObject({ day: "2026-11-16" });
});

test("visits: every visit and block, in as many pages as it takes, and no formula", async () => {
	const lead = await addLead(db(), { firstName: "=HYPERLINK(1)" });
	const day = 86_400_000;
	const at = (days: number) => new Date(Date.UTC(2026, 10, 18, 18) + days * day);
	const times = (days: number) => ({ startsAt: at(days), endsAt: at(days), busyUntil: at(days) });
	await db()
		.insert(visits)
		.values([
			{ leadId: lead.id, kind: "call", status: "booked", ...times(1) },
			{ leadId: lead.id, kind: "call", status: "canceled", ...times(2) },
			...Array.from({ length: 510 }, (_, index) => ({
				status: "blocked" as const,
				note: "Training",
				...times(-index),
			})),
		]);
	const json = await jsonOf(visitExport);
	expect(json).toHaveLength(512);
	expect(json).toContainEqual(
		expect.objectContaining({
			reference: lead.reference,
			email: lead.email,
			startsAt: at(1).toISOString(),
			status: "booked",
		}),
	);
	expect(json).toContainEqual(expect.objectContaining({ status: "blocked", note: "Training" }));
	const csv = await csvOf(visitExport);
	expect(csv.split("\r\n")).toHaveLength(1 + 512 + 1);
	expect(csv).toContain("'=HYPERLINK(1)");
});

test("listings: all that are not deleted, with why they were flagged", async () => {
	const listing = await addListing(db(), { title: "Pump", heldReason: "Many links", held: true });
	await addListing(db(), { title: "Gone", deletedAt: new Date() });
	await db()
		.insert(listingFlags)
		.values({ listingId: listing.id, source: "report", reason: "wants a deposit" });
	expect(await jsonOf(listingExport)).toMatchObject([
		{
			title: "Pump",
			isPublic: false,
			heldReason: "Many links",
			flags: 1,
			reasons: [{ reason: "wants a deposit" }],
		},
	]);
	expect(await csvOf(listingExport)).toContain("wants a deposit");
});

test("conversations: what the page shows, and no other ones", async () => {
	const listing = await addListing(db(), { title: "Pump" });
	const addThread = async (text: string, values: Partial<typeof messageThreads.$inferInsert>) => {
		const [thread] = await db()
			.insert(messageThreads)
			.values({
				listingId: listing.id,
				buyerName: "Bo Buyer",
				buyerEmail: "bo@home.example",
				buyerTokenHash: Buffer.from(randomUUID()),
				sellerTokenHash: Buffer.from(randomUUID()),
				expiresAt: new Date(Date.now() + 86_400_000),
				...values,
			})
			.returning();
		const threadId = thread?.id ?? "";
		await db().insert(messages).values({ threadId, sender: "buyer", text });
		return threadId;
	};
	const reported = await addThread("=cmd|send me a code", { reportedAt: new Date(), reportReason: "scam" });
	await addThread("Held words", { heldReason: "asks for a code" });
	await addThread("Private words", {});
	const json = await jsonOf(threadExport);
	expect(json).toHaveLength(2);
	expect(json).toContainEqual(
		expect.objectContaining({
			sender: "buyer",
			text: "=cmd|send me a code",
			thread: expect.objectContaining({ id: reported, reportReason: "scam", buyerEmail: "bo@home.example" }),
		}),
	);
	const csv = await csvOf(threadExport);
	expect(csv).toContain("'=cmd");
	expect(csv).toContain("Held words");
	expect(csv).not.toContain("Private words");
});

test("appeals: what posters say, and whether the listing is gone", async () => {
	await addListing(db(), { title: "Pump", appeal: "It is mine", appealedAt: new Date(), flagged: true });
	await addListing(db(), { title: "No appeal" });
	expect(await jsonOf(appealExport)).toMatchObject([{ title: "Pump", text: "It is mine", isRemoved: false }]);
	expect((await csvOf(appealExport)).trim().split("\r\n")).toHaveLength(2);
});

test("the audit log: by item or person as on its page, and for a moderator only what is about listings", async () => {
	const [listing, lead] = [randomUUID(), randomUUID()];
	const [person] = await db()
		.insert(staff)
		.values({ name: "Fay", role: "office", state: "active" })
		.returning();
	const fay = { label: "Fay", staffId: person?.id ?? "" };
	await db().transaction(async (tx) => {
		await recordAudit(tx, "Ann", {
			action: "flagged",
			subject: { kind: "listing", id: listing, title: "=Pump" },
		});
		await recordAudit(tx, fay, {
			action: "moved",
			subject: { kind: "lead", id: lead, title: "RL-1" },
			details: { secret: "not shown" },
		});
	});
	const read = (query: string, role: "office" | "moderator") =>
		jsonOf(auditExport(readAuditFilter(new URLSearchParams(query), role)));
	expect(await read(`subject=${lead}`, "office")).toMatchObject([{ action: "moved", actor: "Fay" }]);
	expect(await read(`person=${fay.staffId}`, "office")).toMatchObject([{ subjectTitle: "RL-1" }]);
	expect(await read(`subject=${lead}`, "moderator")).toEqual([]);
	expect(await read("", "moderator")).toMatchObject([{ action: "flagged" }]);
	const all = await csvOf(auditExport(readAuditFilter(new URLSearchParams(), "owner")));
	expect(all).toContain("'=Pump");
	expect(all).toContain("RL-1");
	expect(all).not.toContain("not shown");
	await db().transaction(async (tx) => {
		for (let n = 0; n < 501; n++)
			await recordAudit(tx, "Ann", {
				action: `act ${n}`,
				subject: { kind: "listing", id: listing, title: "" },
			});
	});
	const many = await read(`subject=${listing}`, "moderator");
	expect(many.map(({ action }: { action: string }) => action)).toEqual([
		...Array.from({ length: 501 }, (_, index) => `act ${500 - index}`),
		"flagged",
	]);
});

test("insight: each table, numbers as numbers", async () => {
	await addLead(db(), { topic: "Callback" });
	const topics = await insightExport("topics", categoryName);
	expect(topics && (await jsonOf(topics))).toEqual([{ Topic: "Callback", Leads: 1 }]);
	expect(topics && (await csvOf(topics))).toContain("Callback,1");
	expect(await insightExport("nothing", categoryName)).toBeNull();
});

test("webhooks: the log of one status, with its attempts and payload, and never a secret", async () => {
	await fillSystems(db());
	const failed = await jsonOf(webhookExport("failed"));
	expect(failed).toMatchObject([
		{ event: "listing.flagged", tries: 1, attempts: [{ answer: 503 }], payload: { type: "lead.created" } },
	]);
	const csv = await csvOf(webhookExport(null));
	expect(csv.trim().split("\r\n")).toHaveLength(1 + 3);
	expect(JSON.stringify(failed) + csv).not.toContain("whsec_");
});

test("staff: who has access and how, and never a secret", async () => {
	const values = { name: "Gus", email: "gus@ringline.example", role: "office", state: "active" } as const;
	await db()
		.insert(staff)
		.values({ ...values, password: { salt: "salt-of", hash: "hash-of" }, totpSecret: "secret-of-the-app" });
	const text = (await csvOf(staffExport)) + JSON.stringify(await jsonOf(staffExport));
	expect(text).toContain("Gus,gus@ringline.example,office,active");
	expect(text).not.toMatch(/(salt|hash|secret)-of/);
	await db().delete(staff).where(eq(staff.email, values.email));
});

test("reply templates and failed deliveries", async () => {
	const form = new FormData();
	form.set("title", "Our hours");
	form.set("text", "We're open from 8 to 6.");
	await saveTemplate(form, "Ann");
	expect(await jsonOf(templateExport)).toContainEqual(expect.objectContaining({ title: "Our hours" }));
	const delivery = { channel: "mail", purpose: "report", bodyText: "x" } as const;
	await db()
		.insert(deliveries)
		.values([
			{ ...delivery, recipient: "lost@home.example", status: "failed", lastError: "550 no such user" },
			{ ...delivery, recipient: "fine@home.example", status: "sent" },
		]);
	expect(await jsonOf(failedDeliveryExport)).toMatchObject([
		{ recipient: "lost@home.example", lastError: "550 no such user" },
	]);
	expect(await csvOf(failedDeliveryExport)).not.toContain("fine@home.example");
});
