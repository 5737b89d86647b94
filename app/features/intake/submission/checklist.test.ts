import { expect, test } from "vitest";
import { checklistOf } from "./checklist.ts";

test("ticks what happened and says why the rest is not", () => {
	const lines = (facts: Parameters<typeof checklistOf>[0]) =>
		checklistOf(facts).map(
			({ label, done, note }) => `${done ? "[x]" : "[ ]"} ${label}${note && `: ${note}`}`,
		);
	expect(lines({ files: 3, mail: "sent", sms: "sent" })).toEqual([
		"[x] Form submitted",
		"[x] Documents uploaded: 3 files",
		"[x] Email sent",
		"[x] SMS sent",
		"[x] Information stored",
	]);
	expect(lines({ files: 0, mail: "queued", sms: "not_configured" })).toEqual([
		"[x] Form submitted",
		"[ ] Documents uploaded: none were added",
		"[ ] Email sent: queued, we'll keep trying",
		"[ ] SMS sent: not configured",
		"[x] Information stored",
	]);
	expect(lines({ files: 0, mail: "over_limit", sms: null })[2]).toBe(
		"[ ] Email sent: not sent, because we already sent several to this address today",
	);
	expect(lines({ files: 0, mail: "failed", sms: null })).toContain("[ ] SMS sent: not requested");
});
