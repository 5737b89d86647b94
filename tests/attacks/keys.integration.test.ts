// Guessing and reusing secrets: the admin password, edit links, continue links, cookies.
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { intakeDrafts, listings } from "#db/schema.ts";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { INTAKE_FORM, linkRequestOf, submissionOf } from "#tests/support/intake-forms.ts";
import { mailsIn } from "#tests/support/mail-files.ts";
import { addListing } from "#tests/support/office-rows.ts";
import { ROOT } from "#tests/support/site-process.ts";
import { type Answer, send } from "./http-client.ts";
import { isLong } from "./scale.ts";
import { addTargets, PASSWORD, startVictim, type Victim } from "./victim.ts";

vi.setConfig({ testTimeout: 300_000 });

const guesses = isLong ? 2_000 : 60;
const form = { "Content-Type": "application/x-www-form-urlencoded" };

let victim: Victim;
beforeAll(async () => {
	await buildIfNeeded(ROOT);
	victim = await startVictim({ LOG_LEVEL: "info" });
}, 300_000);
afterAll(() => victim?.stop(), 60_000);

type Answered = Extract<Answer, { kind: "answered" }>;

async function ask(
	path: string,
	options: { from?: string; cookie?: string; post?: Record<string, string> } = {},
) {
	const { from = "198.51.100.1", cookie, post } = options;
	const answer = await send(victim.address, {
		method: post ? "POST" : "GET",
		path,
		headers: { "X-Forwarded-For": from, ...(cookie ? { Cookie: cookie } : {}), ...(post ? form : {}) },
		...(post ? { body: new URLSearchParams(post).toString() } : {}),
	});
	if (answer.kind !== "answered") throw new Error(`${path}: ${answer.kind}`);
	return answer;
}

async function mailedLink(pattern: RegExp): Promise<string> {
	return vi.waitFor(
		async () => {
			for (const { text } of await mailsIn(victim.dataDir)) {
				const link = pattern.exec(text ?? "")?.[0];
				if (link) return link;
			}
			throw new Error("No mail with such a link yet.");
		},
		{ timeout: 30_000, interval: 100 },
	);
}

describe("the office's password", () => {
	test("cannot be guessed from one network, and the wait grows", async () => {
		const waits: number[] = [];
		for (let n = 0; n < 40; n++) {
			const answer = await ask("/admin", { from: "203.0.113.66", post: { password: `guess ${n}` } });
			expect([401, 429]).toContain(answer.status);
			if (answer.status === 429) waits.push(Number(answer.headers["retry-after"]));
		}
		expect(waits).toHaveLength(35);
		expect(waits[0]).toBeLessThanOrEqual(60);
		expect(waits.at(-1)).toBeGreaterThan(15 * 60);
		// Even the right password is refused from this network now, but works from another.
		expect((await ask("/admin", { from: "203.0.113.66", post: { password: PASSWORD } })).status).toBe(429);
		expect((await ask("/admin", { from: "203.0.113.67", post: { password: PASSWORD } })).status).toBe(303);
	});

	test("is guessed one at a time from a hundred networks, and opens at once to one that knows it", async () => {
		const attempt = (from: string, password: string) => ask("/admin", { from, post: { password } });
		expect((await attempt("198.51.100.9", PASSWORD)).status).toBe(303);
		const began = performance.now();
		const guessed = Promise.all(
			Array.from({ length: 100 }, (_, n) => attempt(`10.${n}.1.7`, `guess ${n}`)),
		).then((answers) => ({ answers, ms: performance.now() - began }));
		const known = attempt("198.51.100.9", PASSWORD).then(({ status }) => ({
			status,
			ms: performance.now() - began,
		}));
		const { answers, ms } = await guessed;
		const checked = answers.filter(({ status }) => status === 401);
		// One is checked and ten wait; a few more get in while the others arrive.
		expect(checked.length).toBeLessThan(40);
		for (const { status, headers } of answers.filter((answer) => !checked.includes(answer))) {
			expect([429, 503]).toContain(status);
			expect(Number(headers["retry-after"])).toBeGreaterThan(0);
		}
		expect((await known).status).toBe(303);
		expect((await known).ms).toBeLessThan(ms);
	});
});

describe("an edit link", () => {
	test("opens nothing when guessed, however the token looks", async () => {
		const { id } = await addListing(victim.db, { title: "Guess me" });
		for (let n = 0; n < guesses; n++) {
			const token = [randomBytes(32).toString("base64url"), "", "0", "x".repeat(5_000), "%00", "' or 1=1 --"][
				n % 6
			];
			const opened = await ask(`/edit-product/${id}?${new URLSearchParams({ token: token ?? "" })}`);
			expect([302, 303], token).toContain(opened.status);
			const saved = await ask(`/edit-product/${id}`, { post: { token: token ?? "", intent: "removed" } });
			expect(saved.status).toBe(303);
		}
		const [row] = await victim.db.select().from(listings).where(eq(listings.id, id));
		expect(row).toMatchObject({ title: "Guess me", status: "active", deletedAt: null });
	});

	test("that was used, or belongs to another listing, changes nothing", async () => {
		const mine = await addListing(victim.db, { title: "Mine", email: "ada@homestead.example" });
		const other = await addListing(victim.db, { title: "Not mine" });
		await ask(`/marketplace/${mine.id}/edit-link`, { post: { email: "ada@homestead.example" } });
		const link = await mailedLink(new RegExp(`/edit-product/${mine.id}\\?token=[\\w-]{43}`));
		const token = link.split("token=")[1] ?? "";
		const opened = await ask(link);
		expect(opened.status).toBe(200);
		const cookie = opened.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";

		await ask(`/edit-product/${other.id}`, { post: { token, intent: "removed" }, cookie });
		expect((await ask(`/edit-product/${mine.id}`, { post: { token, intent: "sold" } })).status).toBe(303);
		await ask(`/edit-product/${mine.id}`, { post: { token, intent: "removed" }, cookie });
		for (const again of [link, `/edit-product/${mine.id}`])
			expect((await ask(again, { cookie })).status).toBe(303);
		const rows = await victim.db.select().from(listings);
		expect(rows.find(({ id }) => id === mine.id)?.status).toBe("sold");
		expect(rows.find(({ id }) => id === other.id)?.status).toBe("active");
	});
});

describe("a questionnaire", () => {
	test("opens with its link only, and a forged cookie is nobody's", async () => {
		const { intakeCookie, file } = await addTargets(victim);
		const own = await ask(`/intake-wizard/files/${file}`, { cookie: intakeCookie });
		expect(own.status).toBe(200);
		const [name, value = ""] = intakeCookie.split("=");
		const decoded = decodeURIComponent(value);
		const forged = [
			decoded.split(".")[0] ?? "",
			`${decoded.slice(0, -4)}AAAA`,
			`${Buffer.from(JSON.stringify(randomBytes(32).toString("base64url"))).toString("base64")}.${decoded.split(".")[1]}`,
		];
		for (const cookie of forged.map((text) => `${name}=${encodeURIComponent(text)}`))
			expect((await ask(`/intake-wizard/files/${file}`, { cookie })).status).toBe(404);
		for (let n = 0; n < guesses; n++) {
			const guess = await ask(`/intake-wizard/continue?token=${randomBytes(32).toString("base64url")}`);
			expect(guess.headers["set-cookie"]?.join() ?? "").not.toContain("ringline_intake=");
		}
	});

	test("that was sent off is closed to its link and its cookie", async () => {
		const json = { "Content-Type": "application/json", "X-Forwarded-For": "198.51.100.9" };
		const post = async (path: string, body: object, cookie?: string) =>
			(await send(victim.address, {
				method: "POST",
				path,
				headers: { ...json, ...(cookie ? { Cookie: cookie } : {}) },
				body: JSON.stringify(body),
			})) as Answered;
		const mailed = await ask(INTAKE_FORM, { post: linkRequestOf("maya@ortega.example") });
		const cookie = mailed.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
		const link = await mailedLink(/\/intake-wizard\/continue\?token=[\w-]{64}/);
		const changes = {
			primaryHomeownerName: "Maya Ortega",
			propertyAddress: "12 Ridge Road",
			primaryEmail: "maya@ortega.example",
			primaryPhone: "(626) 555-0134",
			preferredContactMethod: "email",
		};
		expect((await ask(link, { post: {} })).headers["set-cookie"]?.join()).toContain("ringline_intake=");
		const sent = await ask(INTAKE_FORM, {
			post: submissionOf({ changes }),
			cookie,
		});
		expect(sent.status).toBe(303);
		for (const visit of [await ask(link), await ask(link, { post: {} })])
			expect(visit.headers["set-cookie"]?.join() ?? "").not.toContain("ringline_intake=");
		const [draft] = await victim.db.select().from(intakeDrafts).where(eq(intakeDrafts.version, 1));
		await post(
			"/intake-wizard/draft",
			{ draftId: draft?.id, version: 1, changes: { primaryHomeownerName: "Eve" } },
			cookie,
		);
		const [kept] = await victim.db
			.select()
			.from(intakeDrafts)
			.where(eq(intakeDrafts.id, draft?.id ?? ""));
		expect(kept?.answers).toMatchObject({ primaryHomeownerName: "Maya Ortega" });
	});
});

test("keys in paths do not reach the log", async () => {
	const key = randomBytes(34).toString("base64url");
	const { checkout } = await addTargets(victim);
	const paths = [
		`/visit/${key}`,
		`/visit/${key}.ics`,
		`/calendar/${key}.ics`,
		`/messages/${key}`,
		`/messages/${key},`,
		`/no-such-page/${key}`,
		`/checkout/${checkout}`,
	];
	for (const path of paths) expect((await ask(path)).status, path).toBeLessThan(500);
	await ask(`/no-such-page/${key}`, { post: {} });
	const report = { "csp-report": { "document-uri": `${victim.address}/visit/${key}` } };
	await fetch(`${victim.address}/csp-report`, { method: "POST", body: JSON.stringify(report) });
	await vi.waitFor(() => expect(victim.said()).toContain("content security policy violated"));
	for (const path of ["/visit/…", "/calendar/…", "/messages/…", "/no-such-page/…", "/checkout/…"])
		expect(victim.said()).toContain(`"path":"${path}"`);
	expect(victim.said()).not.toContain(key);
	expect(victim.said()).not.toContain(checkout);
});
