import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { localTime, momentAt } from "#app/features/company/places/local-time.ts";
import { leadPage } from "#app/features/leads/inbox/inbox.server.ts";
import { readLeadFilter } from "#app/features/leads/inbox/inbox-filter.ts";
import { answerDueAt } from "#app/features/leads/promise.ts";
import { auditPage } from "#app/platform/audit.server.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { deliveryJob, queueSms } from "#app/platform/messages/deliveries.server.ts";
import { deliveries, leads, staff, visits } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { FakeSms } from "#tests/support/fake-sms.ts";
import { addLead } from "#tests/support/office-rows.ts";
import { agendaBetween } from "./office/agenda.server.ts";
import {
	blockTime,
	cancelByOffice,
	closeVisit,
	moveByOffice,
	startsInTheWay,
	unblockTime,
} from "./office/office-changes.server.ts";
import { visitView } from "./office/visit-view.server.ts";
import { sendReminders } from "./reminders.server.ts";
import { deleteOldBlockedTime } from "./retention.server.ts";
import { freeSlots } from "./slots/free-slots.server.ts";
import { defaultRules } from "./slots/rules.ts";
import { loadRules, saveRules, versionOf } from "./slots/visit-rules.server.ts";
import { bookVisit, cancelVisit, DAY_LOCK, moveVisit } from "./visits.server.ts";

useTestDatabase();
afterAll(() => stopJobs());
afterEach(async () => {
	await db().delete(visits);
});

// A Monday. Every test looks at the Wednesday after it.
const now = new Date("2026-11-16T18:00:00Z");
const at = (hour: number, day = "2026-11-18") => momentAt(day, hour * 60);
const wish = (hour: number, kind: "call" | "assessment" = "assessment") => ({
	kind,
	startsAt: at(hour),
	wantsText: false,
});
const address = "12 Ridge Road, Altadena, CA 91001";

async function leadRow(id: string) {
	const [row] = await db().select().from(leads).where(eq(leads.id, id));
	if (!row) throw new Error("no lead");
	return row;
}

async function mailsOf(leadId: string) {
	return db()
		.select({
			purpose: deliveries.purpose,
			channel: deliveries.channel,
			calendar: deliveries.calendar,
			recipient: deliveries.recipient,
			bodyText: deliveries.bodyText,
			status: deliveries.status,
		})
		.from(deliveries)
		.where(eq(deliveries.leadId, leadId))
		.orderBy(deliveries.createdAt);
}

describe("booking", () => {
	test("of 100 people on one slot, one gets it, and the 99 others are told and change nothing", async () => {
		const people = await Promise.all(
			Array.from({ length: 100 }, (_, index) =>
				addLead(db(), { address, email: `person${index}@hillside.example` }),
			),
		);
		const answers = await Promise.all(people.map((lead) => bookVisit(lead, wish(10), now)));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect(answers.filter((answer) => !answer.ok && answer.reason === "taken")).toHaveLength(99);
		expect(await db().select().from(visits)).toHaveLength(1);
		const winner = people[answers.findIndex(({ ok }) => ok)];
		for (const lead of people)
			expect((await leadRow(lead.id)).status).toBe(lead === winner ? "scheduled" : "new");
		// Each of them finds other times.
		const wanted = { kind: "assessment", county: "Los Angeles", now } as const;
		const free = await freeSlots({ ...wanted, from: at(0), to: at(24) });
		expect(free.map(({ startsAt }) => localTime(startsAt).minutes / 60)).toEqual([13, 14, 15, 16]);
	}, 60_000);

	test("overlapping times of different lengths never meet, even past our own check", async () => {
		const one = await addLead(db(), { address });
		await bookVisit(one, wish(10), now);
		const values = {
			kind: "call",
			leadId: (await addLead(db())).id,
			startsAt: at(12),
			endsAt: at(12.25),
		} as const;
		// The drive after the visit belongs to it.
		await expect(
			db()
				.insert(visits)
				.values({ ...values, busyUntil: at(12.25) }),
		).rejects.toMatchObject({
			cause: { code: "23P01" },
		});
		expect(await bookVisit(await addLead(db()), wish(12, "call"), now)).toEqual({
			ok: false,
			reason: "taken",
		});
		expect((await bookVisit(await addLead(db()), wish(13, "call"), now)).ok).toBe(true);
	});

	test("bookings of one day in Los Angeles wait for each other, also in the afternoon, tomorrow in UTC", async () => {
		const finish = Promise.withResolvers<void>();
		const locked = Promise.withResolvers<void>();
		const other = db().transaction(async (tx) => {
			await tx.execute(sql`select pg_advisory_xact_lock(${DAY_LOCK}::int, 20261118)`);
			locked.resolve();
			await finish.promise;
		});
		await locked.promise;
		const booking = bookVisit(await addLead(db(), { address }), wish(16), now);
		await vi.waitFor(async () => {
			const { rows } = await db().execute(
				sql`select 1 from pg_locks where locktype = 'advisory' and not granted and objid = 20261118`,
			);
			expect(rows).toHaveLength(1);
		});
		finish.resolve();
		await other;
		expect((await booking).ok).toBe(true);
	});

	test("sent twice, it is booked once; another time for the same request is not", async () => {
		const lead = await addLead(db(), { address });
		const [first, second] = await Promise.all([
			bookVisit(lead, wish(10), now),
			bookVisit(lead, wish(10), now),
		]);
		expect(first.ok && second.ok && first.visit.id === second.visit.id).toBe(true);
		expect(await mailsOf(lead.id)).toHaveLength(2);
		expect(await bookVisit(lead, wish(13), now)).toMatchObject({ ok: false, reason: "already" });
	});

	test.each([
		["in the past", at(10, "2026-11-13"), "past"],
		["at night", at(22), "not-offered"],
		["on a Sunday", at(10, "2026-11-22"), "not-offered"],
		["on Thanksgiving", at(10, "2026-11-26"), "not-offered"],
		["without notice", at(12, "2026-11-16"), "not-offered"],
		["next year", at(10, "2027-11-16"), "not-offered"],
		["between the full hours", at(10.25), "not-offered"],
	])("a time %s is refused", async (_, startsAt, reason) => {
		const lead = await addLead(db(), { address });
		expect(await bookVisit(lead, { ...wish(10), startsAt }, now)).toEqual({ ok: false, reason });
		expect(await mailsOf(lead.id)).toEqual([]);
	});
});

describe("a deadlock in the database", () => {
	// PostgreSQL undoes whoever looks for it first, which is our own change: the other one waits longer before it looks.
	const beginOther = async (first: (tx: Tx) => Promise<unknown>) => {
		const [begun, next] = [
			Promise.withResolvers<void>(),
			Promise.withResolvers<(tx: Tx) => Promise<unknown>>(),
		];
		const done = db().transaction(async (tx) => {
			await tx.execute(sql`set local deadlock_timeout = '1min'`);
			await first(tx);
			begun.resolve();
			await (await next.promise)(tx);
		});
		done.catch(begun.reject);
		await begun.promise;
		return {
			/** Once our change waits for the other, the other asks for what ours has. */
			async closeCircle(then: (tx: Tx) => Promise<unknown>) {
				await vi.waitFor(async () => {
					const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
					expect((await db().execute(waiting)).rows).toHaveLength(1);
				});
				next.resolve(then);
				// Only ends because PostgreSQL undid ours: each waits until the other ends.
				await done;
			},
		};
	};
	const lockDay = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${DAY_LOCK}::int, 20261118)`);
	const lockLead = (id: string) => (tx: Tx) => tx.select().from(leads).where(eq(leads.id, id)).for("update");
	test("books the time once the other is done, if it is still free", async () => {
		const lead = await addLead(db(), { address });
		const other = await beginOther(lockDay);
		const booking = bookVisit(lead, wish(10), now);
		await other.closeCircle(lockLead(lead.id));
		expect(await booking).toMatchObject({ ok: true, isNew: true });
		expect(await mailsOf(lead.id)).toHaveLength(2);
	}, 30_000);

	test("says that the time is taken, if the other took it", async () => {
		const [lead, winner] = [await addLead(db(), { address }), await addLead(db(), { address })];
		const other = await beginOther(lockDay);
		const booking = bookVisit(lead, wish(10), now);
		await other.closeCircle(async (tx) => {
			await lockLead(lead.id)(tx);
			const times = { startsAt: at(10), endsAt: at(12), busyUntil: at(12.5) };
			await tx.insert(visits).values({ leadId: winner.id, kind: "assessment", ...times });
		});
		expect(await booking).toEqual({ ok: false, reason: "taken" });
		expect(await leadRow(lead.id)).toMatchObject({ status: "new" });
		expect(await mailsOf(lead.id)).toEqual([]);
	}, 30_000);

	test("of the office with somebody else's block ends the same way", async () => {
		const people = await db()
			.insert(staff)
			.values([
				{ name: "Eve", role: "office", state: "active", email: "eve@ringline.example" },
				{ name: "Fay", role: "office", state: "active", email: "fay@ringline.example" },
			])
			.returning();
		const [eve = "", fay = ""] = people.map(({ id }) => id);
		const assessment = { ...defaultRules.kinds.assessment, staffIds: [eve, fay] };
		const call = { ...defaultRules.kinds.call, staffIds: [eve, fay] };
		const rules = { ...defaultRules, kinds: { ...defaultRules.kinds, assessment, call } };
		expect(await saveRules(rules, versionOf(defaultRules), "Ann")).toBe("done");
		onTestFinished(async () => {
			await saveRules(defaultRules, versionOf(await loadRules()), "Ann");
		});
		const day = "2026-11-18";
		const everybody = { day, from: 600, lastDay: day, to: 660, crew: "everybody", note: "" } as const;
		const blockOf = (staffId: string) => (tx: Tx) =>
			tx
				.insert(visits)
				.values({ status: "blocked", staffId, startsAt: at(10), endsAt: at(11), busyUntil: at(11) });
		// Each has one crew's time and wants the other's.
		const other = await beginOther(blockOf(fay));
		const blocking = blockTime(everybody, "Ann", now);
		await other.closeCircle(blockOf(eve));
		expect(await blocking).toBe("taken");
		expect(await db().select().from(visits)).toHaveLength(2);
	}, 30_000);
});

describe("the promise", () => {
	test("a booked lead is not overdue; when the visitor cancels, a new promise begins", async () => {
		const due = new Date(Date.now() - 3_600_000);
		const lead = await addLead(db(), { address, dueAt: due, reference: "RL-CLOCK" });
		const overdue = async () =>
			(await leadPage(readLeadFilter(new URLSearchParams("clock=overdue&q=RL-CLOCK")), null)).leads.length;
		expect(await overdue()).toBe(1);
		const booked = await bookVisit(lead, wish(10), now);
		if (!booked.ok) throw new Error("not booked");
		expect(await overdue()).toBe(0);
		expect(await leadRow(lead.id)).toMatchObject({ status: "scheduled", answeredAt: expect.any(Date) });

		await moveVisit(booked.visit.id, at(14), now);
		expect(await cancelVisit(booked.visit.id, now)).toBe("done");
		expect(await leadRow(lead.id)).toMatchObject({
			status: "new",
			answeredAt: null,
			dueAt: answerDueAt("consultation", now),
		});
		expect(await cancelVisit(booked.visit.id, now)).toBe("done");
		const mail = (await mailsOf(lead.id)).find(({ purpose }) => purpose === "visit-canceled");
		expect(mail?.bodyText).toContain("We'll call you by Mon, Nov 16, 12:00");
	});

	test("a lead the office had already talked to stays answered", async () => {
		const answeredAt = new Date("2026-11-16T17:00:00Z");
		const lead = await addLead(db(), { address, status: "contacted", answeredAt });
		const booked = await bookVisit(lead, wish(10), now);
		if (!booked.ok) throw new Error("not booked");
		await cancelVisit(booked.visit.id, now);
		expect(await leadRow(lead.id)).toMatchObject({ status: "contacted", answeredAt });
	});
});

describe("mails", () => {
	test("booking, moving and canceling each bring the calendar up to date, without what a stranger typed", async () => {
		const nasty = "Evil <b>Inc</b>\r\nATTENDEE:x";
		const lead = await addLead(db(), {
			address: `${nasty}, Altadena, CA 91001`,
			message: nasty,
			firstName: "Cheap pills http://evil.example",
			lastName: nasty,
			email: "owner@hillside.example",
		});
		const booked = await bookVisit(lead, wish(10), now);
		if (!booked.ok) throw new Error("not booked");
		await moveVisit(booked.visit.id, at(14), now);
		await cancelVisit(booked.visit.id, now);
		const sent = (await mailsOf(lead.id)).filter(({ recipient }) => recipient === "owner@hillside.example");
		expect(sent.map(({ purpose }) => purpose)).toEqual(["visit-booked", "visit-moved", "visit-canceled"]);
		for (const { bodyText, calendar } of sent) {
			expect(`${bodyText}${calendar}`).not.toMatch(/evil|pills|ATTENDEE:x/i);
			expect(calendar).toContain(`UID:visit-${booked.visit.id}@ringline.example`);
		}
		const [first, second, third] = sent.map(({ calendar }) => calendar ?? "");
		expect(first).toMatch(/METHOD:REQUEST\r\n[\s\S]*SEQUENCE:0\r\n[\s\S]*DTSTART:20261118T180000Z/);
		expect(second).toMatch(/METHOD:REQUEST\r\n[\s\S]*SEQUENCE:1\r\n[\s\S]*DTSTART:20261118T220000Z/);
		expect(third).toMatch(/METHOD:CANCEL\r\n[\s\S]*SEQUENCE:2\r\n[\s\S]*STATUS:CANCELLED/);
	});

	test("a request held as spam gets its time, but no mail is sent", async () => {
		const lead = await addLead(db(), { address, suspectedSpam: true });
		expect((await bookVisit(lead, wish(10), now)).ok).toBe(true);
		expect(await mailsOf(lead.id)).toEqual([]);
	});

	test("the reminder goes out once, at nine the day before, and by text if they asked for it", async () => {
		overrideEnv({ TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: "t", TWILIO_FROM: "+12135550100" });
		onTestFinished(() =>
			overrideEnv({ TWILIO_ACCOUNT_SID: undefined, TWILIO_AUTH_TOKEN: undefined, TWILIO_FROM: undefined }),
		);
		const texted = await addLead(db(), { address, email: "a@hillside.example" });
		const mailed = await addLead(db(), { address, email: "b@hillside.example" });
		const gone = await addLead(db(), { address, email: "c@hillside.example" });
		await bookVisit(texted, { ...wish(10), wantsText: true }, now);
		await bookVisit(mailed, wish(13), now);
		const canceled = await bookVisit(gone, wish(8), now);
		if (canceled.ok) await cancelVisit(canceled.visit.id, now);
		const reminders = async (id: string) =>
			(await mailsOf(id)).filter(({ purpose }) => purpose === "visit-reminder").map(({ channel }) => channel);
		await sendReminders(at(8.9, "2026-11-17"));
		expect(await reminders(texted.id)).toEqual([]);
		await Promise.all([sendReminders(at(9, "2026-11-17")), sendReminders(at(9, "2026-11-17"))]);
		await sendReminders(at(10, "2026-11-17"));
		expect((await reminders(texted.id)).sort()).toEqual(["mail", "sms"]);
		expect(await reminders(mailed.id)).toEqual(["mail"]);
		expect(await reminders(gone.id)).toEqual([]);
	});

	test("the reminder's text message reaches the SMS service, also when its number has had many", async () => {
		const sms = await FakeSms.start();
		onTestFinished(() => sms.stop());
		const lead = await addLead(db(), { address, phone: "(213) 555-0143" });
		for (let number = 0; number < 10; number++)
			await db().transaction((tx) => queueSms(tx, { to: lead.phone, text: "Hello", purpose: "test" }));
		expect(await db().select().from(deliveries).where(eq(deliveries.status, "over_limit"))).not.toEqual([]);
		const booked = await bookVisit(lead, { ...wish(10), wantsText: true }, now);
		if (!booked.ok) throw new Error("not booked");
		await sendReminders(at(9, "2026-11-17"));
		await startJobs([deliveryJob]);
		onTestFinished(() => stopJobs());
		const reminder = () =>
			sms.sent.find(({ to, text }) => to === "+12135550143" && text.includes("assessment is tomorrow"));
		await vi.waitFor(() => expect(reminder()).toBeDefined(), { timeout: 20_000 });
		expect(reminder()?.text).toMatch(/Wed, Nov 18, 10:00 AM.*http.*\/visit\/[\w-]{46} Reply STOP/);
	});

	test("late in the evening only the email leaves, and one reminder that fails keeps no other back", async () => {
		overrideEnv({ TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: "t", TWILIO_FROM: "+12135550100" });
		onTestFinished(() => overrideEnv({ TWILIO_ACCOUNT_SID: undefined }));
		const [first, second] = [await addLead(db(), { address }), await addLead(db(), { address })];
		for (const [lead, hour] of [
			[first, 8],
			[second, 13],
		] as const)
			await bookVisit(lead, { ...wish(hour), wantsText: true }, now);
		await db().execute(
			"create function refuse_reminder() returns trigger language plpgsql as 'begin raise exception ''no''; end'",
		);
		await db().execute(
			`create trigger refuse before insert on deliveries for each row when (new.lead_id = '${first.id}') execute function refuse_reminder()`,
		);
		onTestFinished(async () => {
			await db().execute("drop function refuse_reminder cascade");
		});
		await expect(sendReminders(at(22, "2026-11-17"))).rejects.toThrow();
		const channels = (await mailsOf(second.id))
			.filter(({ purpose }) => purpose === "visit-reminder")
			.map(({ channel }) => channel);
		expect(channels).toEqual(["mail"]);
	});

	test("a moved visit gets a new reminder, and one booked late gets none", async () => {
		const lead = await addLead(db(), { address });
		const booked = await bookVisit(lead, wish(10), now);
		if (!booked.ok) throw new Error("not booked");
		await sendReminders(at(9, "2026-11-17"));
		await moveVisit(booked.visit.id, at(10, "2026-11-19"), at(10, "2026-11-17"));
		await sendReminders(at(9, "2026-11-18"));
		const count = (await mailsOf(lead.id)).filter(({ purpose }) => purpose === "visit-reminder").length;
		expect(count).toBe(2);
		const call = await bookVisit(await addLead(db()), wish(17, "call"), at(14));
		expect(call).toMatchObject({ ok: true, visit: { remindAt: null } });
	});
});

describe("the office", () => {
	test("marks a visit as done or no-show once it has started, which moves the lead and is in its history", async () => {
		const lead = await addLead(db(), { address });
		const booked = await bookVisit(lead, wish(10), now);
		if (!booked.ok) throw new Error("not booked");
		expect(await closeVisit(booked.visit.id, "done", "Ann", now)).toBe("not-yet");
		expect(await closeVisit(booked.visit.id, "no_show", "Ann", at(11))).toBe("done");
		expect(await closeVisit(booked.visit.id, "no_show", "Ann", at(11))).toBe("done");
		expect(await closeVisit(booked.visit.id, "done", "Ben", at(11))).toBe("gone");
		expect((await leadRow(lead.id)).status).toBe("contacted");
		expect((await mailsOf(lead.id)).filter(({ purpose }) => purpose === "visit-missed")).toHaveLength(1);
		const { entries } = await auditPage({ subjectId: lead.id, before: null });
		expect(entries.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
			"Ann marked an on-site assessment as a no-show",
			"Visitor booked an on-site assessment",
		]);
		// They can pick a new time.
		expect((await bookVisit(await leadRow(lead.id), wish(14), now)).ok).toBe(true);
	});

	test("moves visits outside the hours and reassigns them, but never onto another one", async () => {
		const [ann] = await db()
			.insert(staff)
			.values({ name: "Ann", role: "office", state: "active", email: "ann@ringline.example" })
			.returning();
		const [one, other] = [await addLead(db(), { address }), await addLead(db(), { address })];
		const booked = await bookVisit(one, wish(10), now);
		await bookVisit(other, wish(13), now);
		if (!booked.ok) throw new Error("not booked");
		const { id } = booked.visit;
		const day = "2026-11-18";
		expect(await moveByOffice(id, { day, minutes: 12 * 60 + 30, crew: null }, "Ann", now)).toBe("taken");
		expect(await moveByOffice(id, { day: "2026-11-15", minutes: 600, crew: null }, "Ann", now)).toBe("past");
		expect(await moveByOffice(id, { day, minutes: 19 * 60, crew: null }, "Ann", now)).toBe("done");
		const mails = async () =>
			(await mailsOf(one.id)).filter(({ purpose }) => purpose === "visit-moved").length;
		expect(await mails()).toBe(1);
		expect(await moveByOffice(id, { day, minutes: 19 * 60, crew: ann?.id ?? null }, "Ann", now)).toBe("done");
		expect(await mails(), "somebody else comes: nothing new for the visitor").toBe(1);
		expect(await cancelByOffice(id, "Ann")).toBe("done");
		expect((await leadRow(one.id)).status).toBe("contacted");
	});

	test("stops offering somebody who left, and an office without anybody else has its one crew again", async () => {
		const people = await db()
			.insert(staff)
			.values([
				{ name: "Cleo", role: "office", state: "active", email: "cleo@ringline.example" },
				{ name: "Dan", role: "office", state: "active", email: "dan@ringline.example" },
			])
			.returning();
		const ids = people.map(({ id }) => id);
		const assessment = { ...defaultRules.kinds.assessment, staffIds: ids };
		const rules = { ...defaultRules, kinds: { ...defaultRules.kinds, assessment } };
		expect(await saveRules(rules, versionOf(defaultRules), "Ann")).toBe("done");
		onTestFinished(async () => {
			await saveRules(defaultRules, versionOf(await loadRules()), "Ann");
		});
		const wanted = { kind: "assessment", county: null, now, from: at(0), to: at(24) } as const;
		const crews = async () => [...new Set((await freeSlots(wanted)).map(({ crew }) => crew))];
		const [cleo = "", dan = ""] = ids;
		expect(await crews()).toEqual([cleo]);
		await db().update(staff).set({ state: "disabled" }).where(eq(staff.id, cleo));
		expect(await crews()).toEqual([dan]);
		await db().update(staff).set({ role: "moderator" }).where(eq(staff.id, dan));
		expect(await crews()).toEqual([null]);
	});

	test("blocks time so that no one can book it, and unblocks it again", async () => {
		const lead = await addLead(db(), { address });
		const block = {
			day: "2026-11-18",
			from: 8 * 60,
			lastDay: "2026-11-18",
			to: 18 * 60,
			crew: "everybody",
			note: "Training",
		} as const;
		expect(await blockTime(block, "Ann", now)).toBe("done");
		expect(await blockTime(block, "Ann", now)).toBe("taken");
		expect(await bookVisit(lead, wish(10), now)).toEqual({ ok: false, reason: "taken" });
		const [row] = await db().select().from(visits);
		expect(await unblockTime(row?.id ?? "", "Ann")).toBe("done");
		expect(await unblockTime(row?.id ?? "", "Ann")).toBe("gone");
		expect((await bookVisit(lead, wish(10), now)).ok).toBe(true);
		expect(await blockTime(block, "Ann", now)).toBe("taken");
	});

	test("blocks a vacation, from a time on the first day until a time on the last", async () => {
		const vacation = {
			day: "2026-11-18",
			from: 13 * 60,
			lastDay: "2026-11-20",
			to: 11 * 60,
			crew: "everybody",
			note: "Vacation",
		} as const;
		const wanted = { kind: "assessment", county: null, now } as const;
		const free = async (day: string) =>
			(await freeSlots({ ...wanted, from: at(0, day), to: at(24, day) })).map(
				({ startsAt }) => localTime(startsAt).minutes / 60,
			);
		const lead = await addLead(db(), { address });
		const booked = await bookVisit(lead, { ...wish(10), startsAt: at(10, "2026-11-19") }, now);
		if (!booked.ok) throw new Error("not booked");
		expect(await blockTime(vacation, "Ann", now)).toBe("taken");
		expect(await startsInTheWay(vacation, 9)).toEqual([at(10, "2026-11-19")]);
		await cancelByOffice(booked.visit.id, "Ann");

		expect(await blockTime(vacation, "Ann", now)).toBe("done");
		expect(await free("2026-11-18")).toEqual([8, 9, 10]);
		expect(await free("2026-11-19")).toEqual([]);
		expect(await free("2026-11-20")).toEqual([11, 12, 13, 14, 15, 16]);
		const again = { ...wish(10), startsAt: at(10, "2026-11-19") };
		expect(await bookVisit(await addLead(db(), { address }), again, now)).toMatchObject({ reason: "taken" });
		// The office sees it on every day, and one click opens all of it again.
		const [shown] = await agendaBetween(at(0, "2026-11-19"), at(24, "2026-11-19"));
		if (!shown) throw new Error("not in the calendar");
		expect(visitView(shown, now)).toMatchObject({
			what: "Vacation",
			day: "2026-11-18",
			lastDay: "2026-11-20",
			clock: "Wed, Nov 18, 1:00 PM to Fri, Nov 20, 11:00 AM",
		});
		expect(await unblockTime(shown.visit.id, "Ann")).toBe("done");
		expect(await free("2026-11-19")).toHaveLength(9);
		const { entries } = await auditPage({ subjectId: "2026-11-18", before: null });
		expect(entries[0]).toMatchObject({ action: "blocked time", subjectTitle: "2026-11-18 to 2026-11-20" });
	});

	test("blocks days across both changes of the clocks", async () => {
		const block = { from: 150, to: 90, crew: "everybody", note: "" } as const;
		// From 2:30 AM, which March 14 doesn't have, until the second 1:30 AM of November 7.
		const days = { day: "2027-03-14", lastDay: "2027-11-07" };
		expect(await blockTime({ ...block, ...days }, "Ann", now)).toBe("done");
		const [row] = await db().select().from(visits);
		expect(row?.startsAt).toEqual(new Date("2027-03-14T10:00:00Z"));
		expect(row?.endsAt).toEqual(new Date("2027-11-07T09:30:00Z"));
	});

	test("blocks time in the night when the clocks change", async () => {
		const blocked = async (day: string, from: number, to: number) => {
			await db().delete(visits);
			const hours = { from: from * 60, to: to * 60 };
			const block = { day, lastDay: day, ...hours, crew: "everybody", note: "" } as const;
			const outcome = await blockTime(block, "Ann", now);
			const [row] = await db().select().from(visits);
			return row ? [row.startsAt.toISOString(), row.endsAt.toISOString()] : outcome;
		};
		// In March, 2:00 to 3:00 AM does not exist. A block from or until then covers what does.
		const march = "2027-03-14";
		expect(await blocked(march, 1.75, 2.25)).toEqual([
			"2027-03-14T09:45:00.000Z",
			"2027-03-14T10:00:00.000Z",
		]);
		expect(await blocked(march, 2.25, 5)).toEqual(["2027-03-14T10:00:00.000Z", "2027-03-14T12:00:00.000Z"]);
		expect(await blocked(march, 1, 4)).toEqual(["2027-03-14T09:00:00.000Z", "2027-03-14T11:00:00.000Z"]);
		expect(await blocked(march, 2.25, 2.75)).toBe("skipped");
		// In November, 1:00 to 2:00 AM comes twice, and both are blocked.
		const november = "2027-11-07";
		expect(await blocked(november, 1.25, 1.75)).toEqual([
			"2027-11-07T08:15:00.000Z",
			"2027-11-07T09:45:00.000Z",
		]);
		expect(await blocked(november, 0.5, 3)).toEqual(["2027-11-07T07:30:00.000Z", "2027-11-07T11:00:00.000Z"]);
		expect(await blocked("2026-11-15", 1, 2)).toBe("past");
	});

	test("is told when it moves a visit to a time that the clocks skip", async () => {
		const lead = await addLead(db(), { address });
		const booked = await bookVisit(lead, wish(10), now);
		if (!booked.ok) throw new Error("not booked");
		const move = (minutes: number) =>
			moveByOffice(booked.visit.id, { day: "2027-03-14", minutes, crew: null }, "Ann", now);
		expect(await move(150)).toBe("skipped");
		expect(await move(180)).toBe("done");
		const [row] = await db().select().from(visits);
		expect(row?.startsAt).toEqual(new Date("2027-03-14T10:00:00Z"));
	});

	test("forgets blocked time after 90 days, and a visit with its request", async () => {
		const old = (days: number) => new Date(Date.now() - days * 86_400_000);
		const block = (days: number) => ({
			status: "blocked" as const,
			startsAt: old(days),
			endsAt: old(days),
			busyUntil: old(days),
		});
		await db()
			.insert(visits)
			.values([block(91), block(89)]);
		const lead = await addLead(db(), { address });
		await bookVisit(lead, wish(10), now);
		await deleteOldBlockedTime();
		expect(await db().select().from(visits)).toHaveLength(2);
		await db().delete(leads).where(eq(leads.id, lead.id));
		expect(await db().select().from(visits)).toMatchObject([{ status: "blocked" }]);
	});

	test("changes the rules; if two people save at once, the second is told", async () => {
		expect(await loadRules()).toEqual(defaultRules);
		const seen = versionOf(defaultRules);
		const rules = { ...defaultRules, travelMinutes: 45 };
		expect(await saveRules(rules, seen, "Ann")).toBe("done");
		expect(await saveRules(rules, seen, "Ann")).toBe("done");
		expect(await saveRules({ ...defaultRules, daysAhead: 10 }, seen, "Ben")).toBe("changed");
		expect(await loadRules()).toEqual(rules);
		expect(await saveRules(defaultRules, versionOf(rules), "Ann")).toBe("done");
	});
});
