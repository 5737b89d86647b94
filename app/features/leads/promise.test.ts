import { describe, expect, test } from "vitest";
import { answerDueAt, promiseState } from "./promise.ts";

// 2026-11-13 is a Friday; Los Angeles is 8 hours behind UTC in November.
const losAngeles = (text: string) => new Date(`${text}-08:00`);

describe("when an answer is due", () => {
	test("a consultation in office hours is due two hours later", () => {
		expect(answerDueAt("consultation", losAngeles("2026-11-12T10:15:30"))).toEqual(
			losAngeles("2026-11-12T12:15:30"),
		);
	});

	test("asked an hour before Friday's closing, it is due an hour after Monday's opening", () => {
		expect(answerDueAt("order", losAngeles("2026-11-13T17:00:00"))).toEqual(
			losAngeles("2026-11-16T09:00:00"),
		);
	});

	test("asked at night, the clock starts when the office opens", () => {
		expect(answerDueAt("consultation", losAngeles("2026-11-11T23:40:00"))).toEqual(
			losAngeles("2026-11-12T10:00:00"),
		);
	});

	test("the night the clocks change costs nobody an hour", () => {
		// Daylight saving ends on Sunday 2026-11-01: Friday is UTC-7, Monday UTC-8.
		expect(answerDueAt("consultation", new Date("2026-10-30T17:30:00-07:00"))).toEqual(
			losAngeles("2026-11-02T09:30:00"),
		);
	});

	test("an intake is reviewed within 24 hours, and never falls due on a weekend", () => {
		expect(answerDueAt("intake", losAngeles("2026-11-09T10:00:00"))).toEqual(
			losAngeles("2026-11-10T10:00:00"),
		);
		expect(answerDueAt("intake", losAngeles("2026-11-13T10:00:00"))).toEqual(
			losAngeles("2026-11-16T08:00:00"),
		);
	});

	test("an intake is due within 24 hours of the next business morning, whenever it is sent", () => {
		// Two weeks by the hour, with Thanksgiving and a weekend before it.
		for (let hour = 0; hour < 14 * 24; hour++) {
			const sent = new Date(losAngeles("2026-11-16T00:30:00").getTime() + hour * 3_600_000);
			const morning = nextBusinessMorning(sent);
			const due = answerDueAt("intake", sent).getTime();
			expect(due, sent.toISOString()).toBeLessThanOrEqual(morning + 24 * 3_600_000);
			expect(due).toBeGreaterThan(sent.getTime());
		}
	});

	test("nobody is promised a call or a review on a federal holiday", () => {
		// Thanksgiving is Thursday, November 26.
		expect(answerDueAt("consultation", losAngeles("2026-11-25T17:30:00"))).toEqual(
			losAngeles("2026-11-27T09:30:00"),
		);
		expect(answerDueAt("order", losAngeles("2026-11-26T11:00:00"))).toEqual(
			losAngeles("2026-11-27T10:00:00"),
		);
		expect(answerDueAt("intake", losAngeles("2026-11-25T10:00:00"))).toEqual(
			losAngeles("2026-11-27T08:00:00"),
		);
	});
});

function nextBusinessMorning(sent: Date): number {
	for (let day = 15; ; day++) {
		const morning = losAngeles(`2026-11-${day}T08:00:00`);
		const isClosed = [0, 6].includes(morning.getUTCDay()) || day === 26;
		if (!isClosed && morning >= sent) return morning.getTime();
		if (day === 30) return losAngeles("2026-12-01T08:00:00").getTime();
	}
}

test("a promise turns from on time to due soon to overdue, until it is answered", () => {
	const lead = {
		createdAt: losAngeles("2026-11-12T10:00:00"),
		dueAt: losAngeles("2026-11-12T12:00:00"),
		answeredAt: null,
	};
	expect(promiseState(lead, losAngeles("2026-11-12T11:00:00"))).toEqual({ state: "on time", used: 0.5 });
	expect(promiseState(lead, losAngeles("2026-11-12T11:31:00")).state).toBe("due soon");
	expect(promiseState(lead, losAngeles("2026-11-12T12:00:00")).state).toBe("overdue");
	expect(promiseState({ ...lead, answeredAt: new Date() }, losAngeles("2026-11-13T12:00:00")).state).toBe(
		"answered",
	);
});

test("the clock of a promise stands still while the office is closed", () => {
	const createdAt = losAngeles("2026-11-13T17:30:00");
	const lead = { createdAt, dueAt: answerDueAt("consultation", createdAt), answeredAt: null };
	// A quarter of the two hours passed on Friday, and no time passes on the weekend.
	expect(promiseState(lead, losAngeles("2026-11-13T18:00:00"))).toEqual({ state: "on time", used: 0.25 });
	expect(promiseState(lead, losAngeles("2026-11-15T23:00:00"))).toEqual({ state: "on time", used: 0.25 });
	expect(promiseState(lead, losAngeles("2026-11-16T09:01:00")).state).toBe("due soon");
	// Nor on a holiday.
	const eve = losAngeles("2026-11-25T17:00:00");
	const thanksgiving = { createdAt: eve, dueAt: answerDueAt("consultation", eve), answeredAt: null };
	expect(promiseState(thanksgiving, losAngeles("2026-11-26T15:00:00")).used).toBe(0.5);
	// Received at night: no time passes before the office opens.
	const early = losAngeles("2026-11-11T23:00:00");
	const night = { createdAt: early, dueAt: answerDueAt("order", early), answeredAt: null };
	expect(promiseState(night, losAngeles("2026-11-12T07:59:00")).used).toBe(0);
});
