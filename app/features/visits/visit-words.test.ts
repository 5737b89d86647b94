// A booked phone call is a call in everything its owner reads, and only what we drive to is a visit.
import { expect, test } from "vitest";
import { tooLate } from "./messages.ts";
import { kindTexts, nounOf, visitKinds } from "./visit-kinds.ts";
import { type VisitEvent, visitorMail } from "./visit-mails.server.tsx";

const events: VisitEvent[] = ["booked", "moved", "canceled", "reminder", "missed", "released"];
const lead = {
	reference: "RL-SAMPLE1",
	firstName: "Rosa",
	kind: "consultation" as const,
	dueAt: new Date("2026-11-16T18:00:00Z"),
	answeredAt: null,
};
const times = {
	startsAt: new Date("2026-11-18T18:00:00Z"),
	endsAt: new Date("2026-11-18T18:30:00Z"),
	heldUntil: new Date("2026-11-16T20:00:00Z"),
};
const links = { link: "https://ringline.example/a", newTimeLink: "https://ringline.example/b" };

test("the kind decides the noun", () => {
	expect(visitKinds.map((kind) => [kind, nounOf(kind)])).toEqual([
		["call", "call"],
		["assessment", "visit"],
		["maintenance", "visit"],
		["installation", "visit"],
	]);
	expect(tooLate("call")).toMatch(/^This call can't be changed anymore\. Call /);
	expect(tooLate("assessment")).toMatch(/^This visit can't be changed anymore\. Call /);
});

test.each(events)("a phone call is never called a visit: %s", (event) => {
	const { subject, text } = visitorMail(event, lead, { kind: "call", ...times }, links);
	expect([kindTexts.call.text, subject, text].join("\n")).not.toMatch(/\b(?:visit\w*|came|come)\b/i);
});

test("whoever missed us reads whether we called or came by", () => {
	const missed = (kind: "call" | "assessment") =>
		visitorMail("missed", lead, { kind, ...times }, links).text.replaceAll(/\s+/g, " ");
	expect(missed("call")).toContain(
		"Rosa, we called you on Wed, Nov 18, 10:00 AM, but we couldn't reach you.",
	);
	expect(missed("assessment")).toContain(
		"Rosa, we came by for your on-site assessment on Wed, Nov 18, 10:00 AM, but we missed you.",
	);
});
