// The visitor's pages without a browser: links, statuses, and the sentence for everything that can go wrong.
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, onTestFinished, test } from "vitest";
import { contact } from "#app/features/company/company.ts";
import { localTime } from "#app/features/company/places/local-time.ts";
import { openVisitLink, visitPath } from "#app/features/leads/visit-link.server.ts";
import {
	calendarAddresses,
	replaceCalendarAddress,
} from "#app/features/visits/calendar/staff-calendars.server.ts";
import { keepByOffice, releaseVisits, summarizeHeldVisits } from "#app/features/visits/held-visits.server.ts";
import { refusals, tooLate } from "#app/features/visits/messages.ts";
import { bookVisit } from "#app/features/visits/visits.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { stopJobs } from "#app/platform/jobs.server.ts";
import { companyMailbox } from "#app/platform/messages/mail.server.ts";
import { deliveries, leads, staff, visits } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { addLead } from "#tests/support/office-rows.ts";
import { type RouteAnswer, RouteVisitor } from "#tests/support/visitor-requests.ts";
import { action as bookAction, loader as pickLoader } from "./pick-time.tsx";
import { loader as feedLoader } from "./staff-calendar.ts";
import { action as visitAction, loader as visitLoader } from "./visit.tsx";
import { loader as icsLoader } from "./visit-ics.ts";

useTestDatabase();
afterAll(() => stopJobs());
afterEach(async () => {
	await db().delete(visits);
});

const address = "12 Ridge Road, Altadena, CA 91001";
let networks = 0;
/** Each from a network of its own, so that no test uses up another's limit. */
const visitor = () => {
	networks += 1;
	return new RouteVisitor(`198.51.${networks}.1`);
};

type Page = {
	kind: string;
	kinds: { kind: string }[];
	promisedBy: string;
	days: { slots: { value: string }[] }[];
};
type Picked = { page: Page | null; badLink: string | null };

async function pickPage(path: string): Promise<Page> {
	const { data } = await visitor().call(pickLoader, path);
	const { page } = data as Picked;
	if (!page) throw new Error("no page");
	return page;
}

async function firstSlots(path: string): Promise<string[]> {
	return (await pickPage(path)).days.flatMap(({ slots }) => slots.map(({ value }) => value));
}

/** The link in the mail to the lead's address, which proves it. */
const mailedPath = (lead: Parameters<typeof visitPath>[0]) => visitPath(lead, new Date(), "mail");

async function bookFirst(path: string, from = visitor()) {
	const [slot = ""] = await firstSlots(path);
	const answer = await from.post(bookAction, path, { slot });
	const token = answer.headers.get("Location")?.replace("/visit/", "") ?? "";
	return { slot, answer, token };
}

describe("picking a time", () => {
	test("a fresh install offers slots to everybody who has a link, of the kind they likely want", async () => {
		const kinds = { consultation: "call", intake: "assessment", order: "installation" } as const;
		for (const [kind, likely] of Object.entries(kinds)) {
			const lead = await addLead(db(), { address, kind: kind as keyof typeof kinds });
			const page = await pickPage(await visitPath(lead));
			expect(page.kind).toBe(likely);
			expect(page.kinds).toHaveLength(4);
			expect(page.days.length).toBeGreaterThan(0);
		}
		const report = await addLead(db(), { address, topic: "Readiness report" });
		expect((await pickPage(await visitPath(report))).kind).toBe("assessment");
	});

	test("a booking leads to its page and file; the link then leads there, too", async () => {
		const lead = await addLead(db(), { address });
		const path = await visitPath(lead);
		const { answer, token, slot } = await bookFirst(path);
		expect(answer.status).toBe(303);
		expect(token).toMatch(/^[\w-]{46}$/);
		const page = await visitor().call(visitLoader, `/visit/${token}`, {}, { token });
		expect(page.data).toMatchObject({ view: { canChange: true, reference: lead.reference } });
		const again = await visitor().call(pickLoader, path);
		expect([again.status, again.headers.get("Location")]).toEqual([303, `/visit/${token}`]);
		const ics = await visitor().call(icsLoader, `/visit/${token}.ics`, {}, { token });
		expect(ics.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
		const file = (await ics.response?.text()) ?? "";
		expect(file).toContain(`DTSTART:${slot.replace(/[-:]/g, "")}`);
		for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
	});

	test("a hundred posts on one slot: one booking, 99 pages with a message and open times", async () => {
		const people = await Promise.all(
			Array.from({ length: 100 }, (_, index) => addLead(db(), { address, email: `p${index}@hill.example` })),
		);
		const paths = await Promise.all(people.map((lead) => visitPath(lead)));
		const [slot = ""] = await firstSlots(paths[0] ?? "");
		// All from one network, such as an office.
		const crowd = visitor();
		const answers = await Promise.all(paths.map((path) => crowd.post(bookAction, path, { slot })));
		const losers = answers.filter(({ status }) => status === 409);
		expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
		expect(losers).toHaveLength(99);
		for (const { data } of losers) {
			expect(data).toMatchObject({ problem: refusals.taken });
			const free = (data as { free: { slots: { value: string }[] }[] }).free.flatMap(({ slots }) => slots);
			expect(free.length).toBeGreaterThanOrEqual(3);
			expect(free.map(({ value }) => value)).not.toContain(slot);
		}
		expect(await db().select().from(visits)).toHaveLength(1);
	}, 120_000);

	test("one network cannot fill the calendar, and moving a visit uses nothing up", async () => {
		const crowd = visitor();
		const book = async () =>
			(await bookFirst(await mailedPath(await addLead(db(), { address })), crowd)).answer;
		for (let count = 0; count < 20; count++) expect((await book()).status, `booking ${count + 1}`).toBe(303);
		const oneMore = await book();
		expect(oneMore.status).toBe(429);
		expect(oneMore.data).toMatchObject({ problem: refusals["too-many-bookings"] });
		expect(refusals["too-many-bookings"]).toContain(contact.businessPhone);
		expect(await db().select().from(visits)).toHaveLength(20);

		const next = visitor();
		const { token, slot } = await bookFirst(await visitPath(await addLead(db(), { address })), next);
		const [later = ""] = await firstSlots(await visitPath(await addLead(db(), { address })));
		expect(later).not.toBe(slot);
		const params = { token };
		for (let count = 0; count < 5; count++)
			for (const to of [later, slot])
				expect((await next.post(visitAction, `/visit/${token}`, { slot: to }, params)).status).toBe(303);
	});

	test("of requests held as spam, one network books a single time", async () => {
		const sender = visitor();
		const statuses: number[] = [];
		for (let count = 0; count < 2; count++) {
			const path = await visitPath(await addLead(db(), { address, suspectedSpam: true }));
			statuses.push((await bookFirst(path, sender)).answer.status);
		}
		expect(statuses).toEqual([303, 429]);
	});

	test.each([
		["nothing", {}, 422, refusals.missing],
		["a word", { slot: "tomorrow" }, 422, refusals.missing],
		["a time in the past", { slot: "2020-01-06T18:00:00Z" }, 422, refusals.past],
		["a time at night", { slot: "2090-01-06T08:00:00Z" }, 422, refusals["not-offered"]],
	])("%s instead of a slot: a sentence, and nothing booked", async (_, fields, status, problem) => {
		const path = await visitPath(await addLead(db(), { address }));
		const answer = await visitor().post(bookAction, path, fields);
		expect(answer.status).toBe(status);
		expect(answer.data).toMatchObject({ problem });
		expect(await db().select().from(visits)).toEqual([]);
	});

	test("outside our counties there are calls, and no visits on site even when asked for", async () => {
		const path = await visitPath(
			await addLead(db(), { kind: "intake", address: "1 Elm St, Fresno, CA 93650" }),
		);
		expect((await pickPage(path)).kinds.map(({ kind }) => kind)).toEqual(["call"]);
		const [slot = ""] = await firstSlots(path);
		await visitor().post(bookAction, path, { slot, kind: "assessment" });
		expect(await db().select().from(visits)).toMatchObject([{ kind: "call" }]);
	});

	test("a forged link is unknown and an old one has expired, for reading and for booking", async () => {
		const lead = await addLead(db(), { address });
		const right = await visitPath(lead);
		const other = await addLead(db(), { address });
		const forged = [
			right.replace(/key=(.)/, (_, first) => `key=${first === "_" ? "-" : "_"}`),
			right.replace(lead.reference, other.reference),
			right.replace(/until=\d+/, "until=2099"),
			"/visit",
			"/visit?lead=&until=&key=",
		];
		for (const path of forged) {
			expect(await visitor().call(pickLoader, path)).toMatchObject({
				status: 404,
				data: { badLink: "unknown" },
			});
			expect((await visitor().post(bookAction, path, { slot: "2026-11-18T18:00:00Z" })).status).toBe(404);
		}
		const old = await visitPath(lead, new Date(Date.now() - 70 * 86_400_000));
		expect(await visitor().call(pickLoader, old)).toMatchObject({
			status: 410,
			data: { badLink: "expired" },
		});
		expect((await visitor().post(bookAction, old, { slot: "2026-11-18T18:00:00Z" })).status).toBe(410);
		const search = new URL(right, "http://localhost").searchParams;
		expect(await openVisitLink(search, new Date(Date.now() + 59 * 86_400_000))).toMatchObject({ ok: true });
	});

	test("links and calendars from before the secret was changed still open", async () => {
		onTestFinished(() => overrideEnv({ SESSION_SECRET: undefined }));
		const [old, fresh] = ["o".repeat(40), "n".repeat(40)];
		overrideEnv({ SESSION_SECRET: [old] });
		const path = await visitPath(await addLead(db(), { address }));
		const { token } = await bookFirst(await visitPath(await addLead(db(), { address })));
		const [office] = await calendarAddresses({ staffId: randomUUID(), role: "owner" });
		const key = /calendar\/([\w-]+)\.ics$/.exec(office?.address ?? "")?.[1] ?? "";
		const statuses = async () => [
			(await visitor().call(pickLoader, path)).status,
			(await visitor().call(visitLoader, `/visit/${token}`, {}, { token })).status,
			(await visitor().call(feedLoader, `/calendar/${key}.ics`, {}, { key })).status,
		];

		overrideEnv({ SESSION_SECRET: [fresh, old] });
		expect(await statuses()).toEqual([200, 200, 200]);
		overrideEnv({ SESSION_SECRET: [fresh] });
		expect(await statuses()).toEqual([404, 404, 404]);
	});

	test("after the request was deleted, its links are unknown, for reading and for booking", async () => {
		const lead = await addLead(db(), { address });
		const path = await visitPath(lead);
		const { token, slot } = await bookFirst(path);
		await db().delete(leads).where(eq(leads.id, lead.id));
		expect((await visitor().call(pickLoader, path)).status).toBe(404);
		expect((await visitor().post(bookAction, path, { slot })).status).toBe(404);
		const params = { token };
		expect((await visitor().call(visitLoader, `/visit/${token}`, {}, params)).status).toBe(404);
		expect((await visitor().post(visitAction, `/visit/${token}`, { intent: "cancel" }, params)).status).toBe(
			404,
		);
		expect((await visitor().call(icsLoader, `/visit/${token}.ics`, {}, params)).status).toBe(404);
		// Deleted between opening its page and booking.
		const wish = { kind: "call", startsAt: new Date(slot), wantsText: false } as const;
		expect(await bookVisit(lead, wish)).toEqual({ ok: false, reason: "gone" });
	});

	test("far in the future, the free times are the last ones we offer", async () => {
		const path = await visitPath(await addLead(db(), { address }));
		const answer = await visitor().post(bookAction, path, { slot: "2090-01-06T18:00:00Z" });
		expect(answer.data).toMatchObject({ problem: refusals["not-offered"], free: [expect.anything()] });
	});

	test("one request has a limited number of tries per hour", async () => {
		const path = await visitPath(await addLead(db(), { address }));
		const statuses: number[] = [];
		for (let tries = 0; tries < 22; tries++)
			statuses.push((await visitor().post(bookAction, path, { slot: "" })).status);
		expect(statuses.slice(0, 20)).toEqual(Array(20).fill(422));
		expect(statuses.slice(20)).toEqual([429, 429]);
	});
});

describe("a booked visit", () => {
	test("moves and is canceled with its link, and then cannot be changed", async () => {
		const path = await visitPath(await addLead(db(), { address }));
		const other = await visitPath(await addLead(db(), { address }));
		const { token, slot } = await bookFirst(path);
		const [taken = ""] = await firstSlots(other);
		await visitor().post(bookAction, other, { slot: taken });
		const params = { token };
		const post = (fields: Record<string, string>) =>
			visitor().post(visitAction, `/visit/${token}`, fields, params);
		const refused = await post({ intent: "move", slot: taken });
		expect(refused.status).toBe(409);
		expect(refused.data).toMatchObject({
			problem: refusals.taken,
			free: expect.arrayContaining([expect.anything()]),
		});
		const free = await firstSlots(await visitPath(await addLead(db(), { address })));
		expect((await post({ intent: "move", slot: free[2] ?? "" })).status).toBe(303);
		expect(await firstSlots(await visitPath(await addLead(db(), { address })))).toContain(slot);
		expect((await post({ intent: "cancel" })).status).toBe(303);
		expect((await post({ intent: "cancel" })).status).toBe(303);
		expect((await post({ intent: "move", slot })).status).toBe(409);
		const page = await visitor().call(visitLoader, `/visit/${token}`, {}, params);
		expect(page.data).toMatchObject({ view: { status: "canceled", canChange: false } });
		const ics = await visitor().call(icsLoader, `/visit/${token}.ics`, {}, params);
		expect(await ics.response?.text()).toContain("METHOD:CANCEL");
	});

	test("a forged token is unknown, one of long ago has expired, one of the past cannot be changed", async () => {
		const { token } = await bookFirst(await visitPath(await addLead(db(), { address })));
		for (const wrong of ["x", `${token.slice(0, -1)}${token.endsWith("A") ? "Q" : "A"}`, "a".repeat(46)]) {
			const params = { token: wrong };
			expect((await visitor().call(visitLoader, `/visit/${wrong}`, {}, params)).status).toBe(404);
			expect((await visitor().call(icsLoader, `/visit/${wrong}.ics`, {}, params)).status).toBe(404);
			expect(
				(await visitor().post(visitAction, `/visit/${wrong}`, { intent: "cancel" }, params)).status,
			).toBe(404);
		}
		const shift = async (days: number) => {
			const then = new Date(Date.now() - days * 86_400_000);
			await db().update(visits).set({ startsAt: then, endsAt: then, busyUntil: then });
		};
		await shift(1);
		const late = await visitor().post(visitAction, `/visit/${token}`, { intent: "cancel" }, { token });
		expect([late.status, late.data]).toEqual([409, { problem: tooLate("call"), free: [] }]);
		const over = await visitor().call(visitLoader, `/visit/${token}`, {}, { token });
		expect(over.data).toMatchObject({ view: { isPast: true, canChange: false, newTimePath: null } });
		await shift(31);
		expect((await visitor().call(visitLoader, `/visit/${token}`, {}, { token })).status).toBe(410);
	});
});

describe("a time booked from an address that nobody has proved", () => {
	const stranger = (n: number) =>
		addLead(db(), { address, email: `p${n}-${randomUUID().slice(0, 8)}@hill.example` });
	const rowOf = async (leadId: string) => {
		const [row] = await db().select().from(visits).where(eq(visits.leadId, leadId));
		if (!row) throw new Error("no visit");
		return row;
	};
	const mailsOf = async (leadId: string) => {
		const rows = await db().select().from(deliveries).where(eq(deliveries.leadId, leadId));
		return Object.fromEntries(rows.map((row) => [row.purpose, row.bodyText]));
	};
	const keepPath = async (leadId: string) =>
		/\/visit\/[\w-]+\?keep=[\w-]+/.exec((await mailsOf(leadId))["visit-booked"] ?? "")?.[0] ?? "";
	const keepField = (path: string) => ({ intent: "keep", keep: path.split("keep=")[1] ?? "" });
	const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

	test("is booked at once, says what keeps it, and is released after two hours", async () => {
		const lead = await stranger(1);
		const { answer, token, slot } = await bookFirst(await visitPath(lead));
		expect(answer.status).toBe(303);
		const page = await visitor().call(visitLoader, `/visit/${token}`, {}, { token });
		expect(page.data).toMatchObject({
			view: { canChange: true, heldUntil: expect.any(String), keepKey: null },
		});
		expect(await firstSlots(await visitPath(await stranger(2)))).not.toContain(slot);
		const mails = await mailsOf(lead.id);
		expect(mails["visit-booked"]).toContain("to keep the time");
		expect(Object.keys(mails), "the office gets a summary instead").toEqual(["visit-booked"]);

		await releaseVisits(hours(1.9));
		expect((await rowOf(lead.id)).status).toBe("booked");
		await releaseVisits(hours(2.1));
		expect((await rowOf(lead.id)).status).toBe("canceled");
		expect(await firstSlots(await visitPath(await stranger(3)))).toContain(slot);
		expect((await mailsOf(lead.id))["visit-released"]).toContain("Pick a new time");
		const [open] = await db().select().from(leads).where(eq(leads.id, lead.id));
		expect(open).toMatchObject({ status: "new", answeredAt: null });
	});

	test("is kept by the mail's link, but not by opening it in a mail scanner; then the office hears of it", async () => {
		const lead = await stranger(1);
		const { token } = await bookFirst(await visitPath(lead));
		const params = { token };
		const path = await keepPath(lead.id);
		const page = await visitor().call(visitLoader, path, {}, params);
		expect(page.data).toMatchObject({ view: { keepKey: expect.any(String) } });
		expect((await rowOf(lead.id)).heldUntil).not.toBeNull();
		const forged = await visitor().post(
			visitAction,
			`/visit/${token}`,
			{ intent: "keep", keep: token },
			params,
		);
		expect(forged.status).toBe(404);
		for (let twice = 0; twice < 2; twice++)
			expect((await visitor().post(visitAction, path, keepField(path), params)).status).toBe(303);
		expect((await rowOf(lead.id)).heldUntil).toBeNull();
		await releaseVisits(hours(3));
		expect((await rowOf(lead.id)).status).toBe("booked");
		expect(Object.keys(await mailsOf(lead.id)).sort()).toEqual(["visit-booked", "visit-booked-company"]);

		// The same person again, on another device.
		const next = await addLead(db(), { address, email: lead.email });
		await bookFirst(await visitPath(next));
		expect((await rowOf(next.id)).heldUntil).toBeNull();
	});

	test("needs no proof when it is booked with the link in the mail, or by the office", async () => {
		for (const origin of ["mail", "office"] as const) {
			const lead = await stranger(1);
			await bookFirst(await visitPath(lead, new Date(), origin));
			expect((await rowOf(lead.id)).heldUntil, origin).toBeNull();
			const [known] = [await addLead(db(), { address, email: lead.email })];
			await bookFirst(await visitPath(known));
			expect((await rowOf(known.id)).heldUntil === null, `${origin} proves the address`).toBe(
				origin === "mail",
			);
		}
	});

	test("takes at most a third of a day from everyone, who can still book with the mail's link", async () => {
		const paths = await Promise.all(Array.from({ length: 12 }, async (_, n) => visitPath(await stranger(n))));
		const all = await firstSlots(paths[0] ?? "");
		const dayOf = (slot: string) => localTime(new Date(slot)).day;
		// A whole day, not the rest of today.
		const day = dayOf(all.find((slot) => dayOf(slot) !== dayOf(all[0] ?? "")) ?? "");
		const slots = all.filter((slot) => dayOf(slot) === day);
		const answers: RouteAnswer[] = [];
		for (const [n, path] of paths.entries())
			answers.push(await visitor().post(bookAction, path, { slot: slots[n] ?? "" }));
		const booked = answers.filter(({ status }) => status === 303).length;
		expect(booked).toBeGreaterThan(1);
		expect(booked).toBeLessThanOrEqual(slots.length / 3);
		const refused = answers.at(-1);
		expect(refused?.status).toBe(409);
		expect(refused?.data).toMatchObject({ problem: refusals["unproved-full"] });
		const { free } = (refused?.data ?? { free: [] }) as { free: { slots: { value: string }[] }[] };
		const offered = free.flatMap((one) => one.slots);
		expect(offered.length).toBeGreaterThan(0);
		expect(offered.map(({ value }) => dayOf(value))).not.toContain(day);
		const reached = await visitor().post(bookAction, await mailedPath(await stranger(13)), {
			slot: slots[11] ?? "",
		});
		expect(reached.status).toBe(303);
	});

	test("is one of ten that a /24 or /48 holds at the same time", async () => {
		const from = [
			(n: number) => new RouteVisitor(`192.0.2.${n}`),
			(n: number) => new RouteVisitor(`2001:db8:9:${n}::1`),
		];
		for (const network of from) {
			const statuses: number[] = [];
			for (let n = 0; n < 12; n++) {
				const path = await visitPath(await stranger(n));
				const slots = await firstSlots(path);
				// On different days, so that none is full.
				statuses.push(
					(
						await network(n).post(bookAction, path, {
							slot: slots[Math.floor((n * slots.length) / 12)] ?? "",
						})
					).status,
				);
			}
			expect(statuses).toEqual([...Array(10).fill(303), 429, 429]);
			await db().delete(visits);
		}
	});

	test("reaches the office in one summary, and the office can keep it by hand", async () => {
		await db().delete(deliveries);
		const people = [await stranger(1), await stranger(2), await stranger(3)];
		for (const lead of people) await bookFirst(await visitPath(lead));
		await summarizeHeldVisits();
		await summarizeHeldVisits();
		const toOffice = await db().select().from(deliveries).where(eq(deliveries.recipient, companyMailbox()));
		expect(toOffice).toHaveLength(1);
		expect(toOffice[0]?.subject).toBe("3 bookings aren't confirmed yet");
		for (const { reference } of people) expect(toOffice[0]?.bodyText).toContain(reference);
		const kept = people[0]?.id ?? "";
		expect(await keepByOffice((await rowOf(kept)).id, "Mo")).toBe("done");
		await releaseVisits(hours(3));
		expect((await rowOf(kept)).status).toBe("booked");
		expect((await rowOf(people[1]?.id ?? "")).status).toBe("canceled");
	});
});

test("a calendar address shows what its owner does, and ends when it is replaced", async () => {
	const [ann, ben] = await db()
		.insert(staff)
		.values([
			{ name: "Ann, \\ the; first", role: "office", state: "active", email: "ann@ringline.example" },
			{ name: "Ben", role: "owner", state: "active", email: "ben@ringline.example" },
		])
		.returning();
	const lead = await addLead(db(), {
		address,
		firstName: "Zoë",
		lastName: `Núñez, the; very ${"long ".repeat(20)}name`,
	});
	await bookFirst(await visitPath(lead));
	await db()
		.update(visits)
		.set({ staffId: ann?.id ?? null })
		.where(eq(visits.leadId, lead.id));
	const owner = { staffId: ben?.id ?? "", role: "owner", label: "Ben" } as const;
	const clerk = { staffId: ann?.id ?? "", role: "office", label: "Ann" } as const;
	const keyOf = async (staffId: string | null | undefined) =>
		/calendar\/([\w-]+)\.ics$/.exec(
			(await calendarAddresses(owner)).find((one) => one.staffId === staffId)?.address ?? "",
		)?.[1] ?? "";
	const read = async (key: string) => visitor().call(feedLoader, `/calendar/${key}.ics`, {}, { key });
	const [office, anns, bens] = await Promise.all([keyOf(null), keyOf(ann?.id), keyOf(ben?.id)]);
	const text = (await (await read(anns)).response?.text()) ?? "";
	for (const line of text.split("\r\n")) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
	const unfolded = text.replaceAll("\r\n ", "");
	expect(unfolded).toContain("SUMMARY:Phone call: Zoë Núñez\\, the\\; very long");
	expect(unfolded).toContain(lead.reference);
	expect(await (await read(office)).response?.text()).toContain("BEGIN:VEVENT");
	expect(await (await read(bens)).response?.text()).not.toContain("BEGIN:VEVENT");
	// Whoever is no owner sees and replaces their own address only.
	expect((await calendarAddresses(clerk)).map(({ staffId }) => staffId)).toEqual([ann?.id]);
	expect(await replaceCalendarAddress(null, clerk)).toBe(false);
	expect(await replaceCalendarAddress(ben?.id ?? null, clerk)).toBe(false);
	expect((await read(office)).status).toBe(200);
	expect(await replaceCalendarAddress(ann?.id ?? null, clerk)).toBe(true);
	expect((await read(anns)).status).toBe(404);
	const renewed = await keyOf(ann?.id);
	expect(renewed).not.toBe(anns);
	expect((await read(renewed)).status).toBe(200);
	await db().update(staff).set({ state: "disabled" }).where(eq(staff.name, "Ben"));
	expect((await read(bens)).status).toBe(404);
	// A moderator sees nothing of leads.
	await db().update(staff).set({ role: "moderator" }).where(eq(staff.email, "ann@ringline.example"));
	expect((await read(renewed)).status).toBe(404);
	expect((await read("x")).status).toBe(404);
});
