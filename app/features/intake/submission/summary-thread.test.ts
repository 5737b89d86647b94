import { expect, test } from "vitest";
import { inThread } from "#app/platform/threads.server.ts";
import { detailsFrom } from "../details.ts";
import { MAX_LONG_TEXT_LENGTH } from "../field.ts";
import { allFields } from "../journey.ts";
import type { summaryPdf } from "./summary-pdf.server.ts";

const make = inThread<typeof summaryPdf>(
	"#app/features/intake/submission/summary-pdf.server.ts",
	"summaryPdf",
);

function longest(reference: string) {
	const names = allFields.filter(({ kind }) => kind === "long-text").map(({ name }) => name);
	const answers = Object.fromEntries(names.map((name) => [name, "W".repeat(MAX_LONG_TEXT_LENGTH)]));
	const details = detailsFrom({ hasPool: "yes", ...answers });
	return { reference, submittedAt: new Date(), promisedBy: "", details, files: [] };
}

test("the longest summary keeps nobody else waiting", async () => {
	// Started before it is measured.
	await make({ key: "warm", client: "203.0.113.1", read: async () => longest("RL-WARM") });
	const before = process.threadCpuUsage();
	const made = await make({ key: "long", client: "203.0.113.1", read: async () => longest("RL-LONG") });
	const { user, system } = process.threadCpuUsage(before);
	expect(made.ok && Buffer.from(made.bytes.subarray(0, 5)).toString()).toBe("%PDF-");
	expect((user + system) / 1_000).toBeLessThan(50);
}, 60_000);

test("thirty requests for the same document make it once, and one network cannot fill the queue", async () => {
	let made = 0;
	const read = async () => {
		made++;
		return longest("RL-SAME");
	};
	const same = await Promise.all(
		Array.from({ length: 30 }, () => make({ key: "same", client: "203.0.113.2", read })),
	);
	expect(same.every(({ ok }) => ok)).toBe(true);
	expect(made).toBe(1);

	const flood = Array.from({ length: 30 }, (_, n) => make({ key: `own ${n}`, client: "203.0.113.2", read }));
	const other = make({ key: "other", client: "198.51.100.7", read });
	const answers = await Promise.all(flood);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
	expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, retryAfterSeconds: expect.any(Number) });
	expect((await other).ok).toBe(true);
}, 60_000);

test("a document that fails is an error, and the next one is made", async () => {
	const broken = make({ key: "broken", client: "203.0.113.3", read: async () => ({}) as never });
	await expect(broken).rejects.toThrow();
	const next = await make({ key: "next", client: "203.0.113.3", read: async () => longest("RL-NEXT") });
	expect(next.ok).toBe(true);
}, 60_000);
