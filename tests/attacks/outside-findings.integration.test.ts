// Findings of the outside security test, each tried the way it was tried there.
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listings } from "#db/schema.ts";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { INTAKE_FORM } from "#tests/support/intake-forms.ts";
import { mailsIn } from "#tests/support/mail-files.ts";
import { addListing } from "#tests/support/office-rows.ts";
import { ROOT } from "#tests/support/site-process.ts";
import { type Answer, type Attack, send } from "./http-client.ts";
import { beginIntake, PASSWORD, signIn, startVictim, type Victim } from "./victim.ts";

vi.setConfig({ testTimeout: 180_000 });

let victim: Victim;
beforeAll(async () => {
	await buildIfNeeded(ROOT);
	victim = await startVictim();
}, 300_000);
afterAll(() => victim?.stop(), 60_000);

type Answered = Extract<Answer, { kind: "answered" }>;

async function ask(method: string, path: string, { headers = {}, body }: Partial<Attack> = {}) {
	const answer = await send(
		victim.address,
		{ method, path, headers, ...(body === undefined ? {} : { body }) },
		60_000,
	);
	if (answer.kind !== "answered") throw new Error(`${path}: ${answer.kind}`);
	return answer as Answered;
}

const form = { "Content-Type": "application/x-www-form-urlencoded" };

const post = (path: string, fields: Record<string, string>, client = "203.0.113.9") =>
	ask("POST", path, {
		headers: { ...form, "X-Forwarded-For": client },
		body: new URLSearchParams(fields).toString(),
	});

async function upload(path: string, fields: Record<string, string | Blob>, headers: Record<string, string>) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	return fetch(`${victim.address}${path}`, { method: "POST", body: form, headers });
}

const isPublic = async (id: string) => (await ask("GET", `/marketplace/${id}`)).status === 200;

test("a field repeated 130,000 times freezes nothing", async () => {
	const { id } = await addListing(victim.db, { title: "Pump with a flooded form" });
	for (const [path, field, repeats] of [
		[`/marketplace/${id}/report`, "reason=a&", 110_000],
		[`/marketplace/${id}/edit-link`, "email=&", 130_000],
	] as const) {
		const began = performance.now();
		const { status } = await ask("POST", path, { headers: form, body: field.repeat(repeats) });
		expect(status, path).toBe(413);
		expect((await ask("GET", "/healthz")).status).toBe(200);
		expect(performance.now() - began, path).toBeLessThan(1_000);
	}
});

test("the sign-in does not echo the fields it does not know", async () => {
	const { status, body } = await ask("POST", "/admin", { headers: form, body: "a=&".repeat(260_000) });
	expect(status).toBe(413);
	expect(body.length).toBeLessThan(100_000);
	const few = await ask("POST", "/admin", { headers: form, body: "stowaway=hello-from-outside" });
	expect(few.body).not.toMatch(/stowaway|hello-from-outside/);
});

test("wrong passwords from many networks lock out nobody who knows the right one", async () => {
	const enter = (password: string, client: string) => post("/admin", { password }, client);
	const office = "198.51.100.77";
	expect((await enter(PASSWORD, office)).status).toBe(303);
	const networks = Array.from({ length: 46 }, (_, n) => `10.7.${n}.1`);
	for (let round = 0; round < 5; round++) {
		const answers = await Promise.all(networks.map((network) => enter(`guess ${round}`, network)));
		// Past a few waiting strangers, the rest are sent away before their guess is checked.
		for (const { status } of answers) expect([401, 503]).toContain(status);
	}
	expect((await enter(PASSWORD, office)).status).toBe(303);
	expect((await enter(PASSWORD, "198.51.100.78")).status).toBe(303);
});

test("addresses and bodies that once ended in an error are answered", async () => {
	const cursor = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString("base64url");
	const nowhen = ["2026-02-31 25:61:00+00", "00000000-0000-4000-8000-000000000000"];
	const cookie = await signIn(victim);
	const never = "2026-02-31T10:00:00.000000Z_00000000-0000-4000-8000-000000000000";
	for (const path of [
		`/marketplace?q=${"-".repeat(60)}`,
		`/marketplace?after=${cursor([nowhen, 0, "low", false, null])}`,
		`/marketplace?after=${never}`,
		`/admin?after=${never}`,
		`/admin/leads?after=${never}`,
		`/admin?q=${"-".repeat(60)}`,
		`/admin/leads?q=${"-".repeat(60)}`,
	])
		expect((await ask("GET", path, { headers: { Cookie: cookie } })).status, path).toBe(200);
	for (const port of ["99999", "65536", "-1", "x"])
		expect(
			(await ask("GET", "/contact", { headers: { Host: `localhost:${port}` } })).status,
			port,
		).toBeLessThan(500);
	for (const changes of ['{"toString":1}', "[]", "{", "null", '{"primaryEmail":{"toString":1}}']) {
		const submitted = await ask("POST", INTAKE_FORM, {
			headers: { "Content-Type": "application/x-www-form-urlencoded" },
			body: new URLSearchParams({ go: "submit", changes }).toString(),
		});
		expect(submitted.status, changes).toBe(400);
	}
});

test("a stranger's upload key is nobody else's", async () => {
	const uploadKey = randomBytes(16).toString("hex");
	const file = () => new Blob(["%PDF-1.7\nroof"], { type: "application/pdf" });
	for (let visitor = 1; visitor <= 2; visitor++) {
		const { cookie } = await beginIntake(victim);
		const fields = { uploadKey, roofPlansFile: file() };
		const answer = await upload("/intake-wizard/files", fields, { Cookie: cookie });
		expect(answer.status, `visitor ${visitor}`).toBeLessThan(500);
	}
});

test("a query that fails is logged without the visitor's words", async () => {
	await victim.db.execute("alter table leads rename to leads_away");
	try {
		const answer = await post("/contact", {
			firstName: "Secretname",
			lastName: "Marsh",
			email: "secret@homestead.example",
			phone: "(213) 555-0177",
			address: "1 Secret Lane, Altadena, CA 91001",
			message: "Secret message",
			fillTime: "60000",
		});
		expect(answer.status).toBeOneOf([500, 503]);
	} finally {
		await victim.db.execute("alter table leads_away rename to leads");
	}
	expect(victim.said()).toContain("leads");
	expect(victim.said()).not.toMatch(/secret/i);
});

test("addresses of one rented IPv6 block are one person who reports", async () => {
	const { id } = await addListing(victim.db, { title: "Pump a rival wants gone" });
	for (const last of ["1", "2", "3", "4", "5"])
		await post(
			`/marketplace/${id}/report`,
			{ reason: `Not real, says ${last}`, category: "other" },
			`2001:db8:5:${last}::1`,
		);
	expect(await isPublic(id)).toBe(true);
});

test("wrong tries at a listing's edit link do not keep its seller out, and look like right ones", async () => {
	const seller = "locked-out@homestead.example";
	const { id } = await addListing(victim.db, { title: "Pump with an enemy", email: seller });
	for (let n = 0; n < 12; n++)
		await post(`/marketplace/${id}/edit-link`, { email: `wrong${n}@homestead.example` }, `198.51.100.${n}`);
	const right = await post(`/marketplace/${id}/edit-link`, { email: seller }, "198.51.100.200");
	expect(right.status).toBe(200);
	await vi.waitFor(
		async () =>
			expect((await mailsIn(victim.dataDir)).some(({ to }) => to?.[0]?.address === seller)).toBe(true),
		{ timeout: 30_000, interval: 200 },
	);
});

test("photos that take long to decode do not hold up anybody else's", async () => {
	const bomb = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: "#123456" } })
		.png({ compressionLevel: 9 })
		.toBuffer();
	const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#c8401a" } })
		.jpeg()
		.toBuffer();
	const send = (bytes: Buffer, client: string) =>
		upload(
			"/post-product/photos",
			{ photo: new Blob([new Uint8Array(bytes)], { type: "image/png" }) },
			{ "X-Forwarded-For": client },
		);
	const bombs = Array.from({ length: 16 }, () => send(bomb, "203.0.113.66"));
	const started = performance.now();
	const ours = await send(photo, "203.0.113.67");
	const seconds = (performance.now() - started) / 1_000;
	expect(ours.status).toBe(200);
	expect(seconds).toBeLessThan(10);
	for (const answer of await Promise.all(bombs)) expect(answer.status).toBeLessThan(500);
});

test("a photo is gone with its listing, at once", async () => {
	const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#4a6b4f" } })
		.jpeg()
		.toBuffer();
	const form = new FormData();
	for (const [name, value] of Object.entries({
		title: "Pump with a photo",
		description: "Runs.",
		price: "100",
		category: "installation-supplies",
		condition: "used",
		contact_method: "both",
		location: "Altadena, CA 91001",
		email: "photo@homestead.example",
		phone_number: "(213) 555-0188",
		fillTime: "60000",
	}))
		form.append(name, value);
	form.append("images", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "pump.jpg");
	const posted = await fetch(`${victim.address}/post-product`, {
		method: "POST",
		body: form,
		redirect: "manual",
	});
	expect(posted.status).toBe(303);
	const [row] = await victim.db.select().from(listings).where(eq(listings.title, "Pump with a photo"));
	const id = row?.id ?? "";
	const path = /\/media\/[^"\s?,]+\.webp/.exec((await ask("GET", `/marketplace/${id}`)).body)?.[0] ?? "";
	const status = async () => (await ask("GET", path)).status;
	expect(await status()).toBe(200);
	for (const [hide, show] of [
		[{ flagged: true }, { flagged: false }],
		[{ deletedAt: new Date() }, { deletedAt: null }],
	] as const) {
		await victim.db.update(listings).set(hide).where(eq(listings.id, id));
		expect(await status(), JSON.stringify(hide)).toBe(404);
		await victim.db.update(listings).set(show).where(eq(listings.id, id));
		expect(await status()).toBe(200);
	}
});

test("no phone number of a seller stands in a page that anybody can fetch", async () => {
	for (let n = 10; n < 20; n++)
		await addListing(victim.db, { title: `Pump number ${n}`, phoneNumber: `(213) 555-03${n}` });
	const found = new Set<string>();
	const rows = await victim.db.select({ id: listings.id }).from(listings);
	for (const path of ["/marketplace", ...rows.map(({ id }) => `/marketplace/${id}`)])
		for (const [number] of (await ask("GET", path)).body.matchAll(/555\D?03\d\d/g)) found.add(number);
	expect([...found]).toEqual([]);
});
