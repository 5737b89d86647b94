// Three processes behave like one, also when one of them is killed.
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { ROOT } from "#tests/support/site-process.ts";
import { type Fleet, killMember, startFleet } from "./fleet.ts";
import { mailsTo, Visitor } from "./visitor.ts";

const PASSWORD = "fleet-password-1";
const soon = { timeout: 20_000, interval: 20 };

let dataDir: string;
let fleet: Fleet;
let database: pg.Pool;
let one: string;
let two: string;
let three: string;

beforeAll(async () => {
	await buildIfNeeded(ROOT);
	dataDir = await mkdtemp(join(tmpdir(), "ringline-fleet-"));
	// TRUST_PROXY is 2: our proxy, and the tests act as one in front of it that sends the visitor's address.
	fleet = await startFleet({ dataDir, settings: { ADMIN_PASSWORD: PASSWORD, TRUST_PROXY: "2" } });
	[one, two, three] = fleet.members.map(({ url }) => url) as [string, string, string];
	database = new pg.Pool({ connectionString: fleet.databaseUrl, max: 2 });
}, 300_000);

afterAll(async () => {
	await database?.end();
	await fleet?.stop();
	await rm(dataDir, { recursive: true, force: true });
}, 60_000);

test("three processes started at once agree on one database", async () => {
	const answers = await Promise.all([one, two, three].map((url) => fetch(`${url}/readyz`)));
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("a cached page is fresh on all processes as soon as one has changed it", async () => {
	const word = `Turbine${Date.now()}`;
	for (const url of [one, two, three]) await (await fetch(`${url}/marketplace`)).text();
	expect((await new Visitor("10.1.0.1").post(`${one}/post-product`, await product(word))).status).toBe(303);
	const posted = performance.now();
	for (const url of [one, two, three])
		await expect
			.poll(async () => (await fetch(`${url}/marketplace`)).text(), { timeout: 2_000, interval: 5 })
			.toContain(word);
	console.log(`fresh on all three within ${Math.round(performance.now() - posted)} ms`);
});

test("a photo uploaded to one process is shown by the others", async () => {
	const word = `Nozzle${Date.now()}`;
	await new Visitor("10.1.0.2").post(`${two}/post-product`, await product(word, await photo()));
	const list = await expectText(`${three}/marketplace?q=${word}`, /\/media\/[^" ]+/);
	const image = await fetch(three + list);
	expect(image.headers.get("content-type")).toMatch(/^image\//);
	expect((await sharp(await image.arrayBuffer()).metadata()).width).toBeGreaterThan(100);
});

test("an admin session works on all processes, and ends on all after signing out", async () => {
	const office = new Visitor("10.1.0.3");
	const answer = await office.post(`${one}/admin`, new URLSearchParams({ password: PASSWORD }));
	expect(answer.status).toBe(303);
	for (const url of [one, two, three])
		expect(await (await office.get(`${url}/admin`)).text()).toContain("Marketplace Admin Panel");
	await office.post(`${two}/admin/sign-out`, new URLSearchParams());
	for (const url of [one, two, three])
		expect(await (await office.get(`${url}/admin`)).text()).toContain("Admin Access Required");
});

test("wrong passwords are counted across processes", async () => {
	const guesser = new Visitor("10.77.0.1");
	const statuses: number[] = [];
	for (const url of [one, two, three, one, two, three])
		statuses.push((await guesser.post(`${url}/admin`, new URLSearchParams({ password: "wrong" }))).status);
	expect(statuses.filter((status) => status === 429)).toHaveLength(1);
	expect(statuses.at(-1)).toBe(429);
});

test("an edit link requested from one process works on another", async () => {
	const word = `Coupling${Date.now()}`;
	const email = `${word.toLowerCase()}@seller.example`;
	const seller = new Visitor("10.1.0.4");
	await seller.post(`${one}/post-product`, await product(word, undefined, email));
	const id = await expectText(`${two}/marketplace?q=${word}`, /\/marketplace\/([0-9a-f-]{36})/);
	await seller.post(`${two}/marketplace/${id}/edit-link`, new URLSearchParams({ email }));
	const link = await waitForMail(email, /https?:\/\/\S+\/edit-product\/\S+/);
	const { pathname, search } = new URL(link);
	const opened = await seller.get(three + pathname + search);
	expect([200, 302, 303]).toContain(opened.status);
	const form =
		opened.status === 200
			? opened
			: await seller.get(new URL(opened.headers.get("location") ?? "", one).href);
	expect(await form.text()).toContain(word);
});

test("every mail is sent once", async () => {
	const words = Array.from({ length: 12 }, () => randomUUID().slice(0, 8));
	await Promise.all(
		words.map((word, turn) =>
			new Visitor(`10.2.0.${turn}`).post(`${fleet.proxy.url}/contact`, consultation(word)),
		),
	);
	for (const word of words)
		await expect.poll(() => mailsTo(dataDir, `${word}@caller.example`), soon).toHaveLength(1);
	await waitForEmptyQueues();
	for (const word of words) expect(await mailsTo(dataDir, `${word}@caller.example`)).toHaveLength(1);
});

test("a scheduled job runs once a minute, not once per process", { timeout: 240_000 }, async () => {
	const name = (
		await database.query<{ name: string }>("select name from pgboss.schedule order by name limit 1")
	).rows[0]?.name;
	await database.query("update pgboss.schedule set cron = '* * * * *' where name = $1", [name]);
	const runs = async () =>
		(
			await database.query<{ minute: Date; runs: number }>(
				"select date_trunc('minute', created_on) as minute, count(*)::int as runs from pgboss.job where name = $1 group by 1 order by 1",
				[name],
			)
		).rows;
	await expect
		.poll(async () => (await runs()).length, { timeout: 200_000, interval: 500 })
		.toBeGreaterThan(1);
	expect((await runs()).map(({ runs }) => runs)).toEqual((await runs()).map(() => 1));
});

test("when one process is killed, visitors only have to send again, and nothing accepted is lost", async () => {
	const [target] = fleet.members;
	if (!target) throw new Error("The fleet is empty.");
	const accepted: string[] = [];
	let unanswered = 0;
	const asking = Array.from({ length: 40 }, async (_, turn) => {
		const word = randomUUID().slice(0, 8);
		const visitor = new Visitor(`10.3.0.${turn}`);
		const key = randomUUID();
		// Like the browser: without an answer, send the same request again with the same key.
		for (let tries = 0; tries < 5; tries++) {
			const answer = await visitor
				.post(`${fleet.proxy.url}/contact`, consultation(word, key))
				.catch(() => null);
			if (answer?.ok) {
				// By now every process is sending mails.
				if (accepted.push(word) === 15) await killMember(target);
				return;
			}
			unanswered++;
		}
	});
	await Promise.all(asking);
	expect(accepted).toHaveLength(40);
	const killed = performance.now();
	for (const word of accepted)
		await expect
			.poll(async () => (await mailsTo(dataDir, `${word}@caller.example`)).length, {
				timeout: 120_000,
				interval: 200,
			})
			.toBeGreaterThan(0);
	console.log(`every mail sent ${Math.round((performance.now() - killed) / 1_000)} s after the kill`);
	const { rows } = await database.query<{ count: number }>(
		"select count(*)::int from leads where email = any($1)",
		[accepted.map((word) => `${word}@caller.example`)],
	);
	expect(rows[0]?.count).toBe(40);
	const reads = await Promise.all(
		Array.from({ length: 30 }, async () => (await fetch(`${fleet.proxy.url}/marketplace`)).status),
	);
	expect(new Set(reads)).toEqual(new Set([200]));
	console.log(`${unanswered} of 40 requests had to be sent again`);
}, 180_000);

async function expectText(url: string, pattern: RegExp): Promise<string> {
	let found: RegExpExecArray | null = null;
	await expect
		.poll(async () => {
			found = pattern.exec(await (await fetch(url)).text());
			return found !== null;
		}, soon)
		.toBe(true);
	const [whole, group] = found as unknown as [string, string | undefined];
	return group ?? whole;
}

async function waitForMail(email: string, pattern: RegExp): Promise<string> {
	let link: string | undefined;
	await expect
		.poll(async () => {
			link = (await mailsTo(dataDir, email)).map((text) => pattern.exec(text)?.[0]).find(Boolean);
			return link;
		}, soon)
		.toBeDefined();
	return link ?? "";
}

async function waitForEmptyQueues(): Promise<void> {
	const waiting = async () =>
		(
			await database.query(
				"select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()",
			)
		).rowCount;
	await expect.poll(waiting, soon).toBe(0);
}

async function product(title: string, image?: File, email = "fleet@seller.example"): Promise<FormData> {
	const form = new FormData();
	for (const [name, value] of Object.entries({
		submissionKey: randomUUID(),
		title,
		description: "Serviced every spring.",
		price: "1250",
		location: "Topanga",
		email,
		phone_number: "(213) 555-0142",
	}))
		form.set(name, value);
	if (image) form.append("images", image);
	return form;
}

async function photo(): Promise<File> {
	const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#b5451b" } })
		.jpeg()
		.toBuffer();
	return new File([new Uint8Array(bytes)], "pump.jpg", { type: "image/jpeg" });
}

function consultation(word: string, submissionKey: string = randomUUID()): URLSearchParams {
	return new URLSearchParams({
		submissionKey,
		fillTime: "45000",
		firstName: "Ada",
		lastName: "Grove",
		email: `${word}@caller.example`,
		phone: "(213) 555-0142",
		address: "12 Canyon Road, Topanga",
		message: `Please call in the evening. ${word}`,
	});
}
