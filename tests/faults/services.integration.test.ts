// The real site while each outside service fails in each way. What the visitor was told stays true, the page says
// what to do next, and what was promised is delivered once the service is back.
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import S3rver from "s3rver";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { databaseForSite } from "#tests/support/database.ts";
import { INTAKE_FORM, submissionOf } from "#tests/support/intake-forms.ts";
import { ROOT } from "#tests/support/site-process.ts";
import { FaultyProxy, faults } from "./faulty-proxy.ts";
import { KillableSite } from "./killable-site.ts";
import { Ledger } from "./ledger.ts";
import { MailServer } from "./mail-server.ts";
import { SeededRandom } from "./seeded-random.ts";
import { asFile, createTestFiles, type TestFiles } from "./test-files.ts";
import { Visitor } from "./visitor.ts";

const HTTP_REFUSAL = "HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
const soon = { timeout: 60_000, interval: 100 };

let mailServer: MailServer;
let site: KillableSite;
let store: Awaited<ReturnType<typeof databaseForSite>>;
let database: pg.Client;
let testFiles: TestFiles;
let buckets: S3rver;
let bucketFolder: string;
const texts: string[] = [];
const proxies = {} as Record<"mail" | "sms" | "storage" | "geocoder", FaultyProxy>;
const twilio = createServer(async (request, response) => {
	texts.push(new URLSearchParams((await request.toArray()).join("")).get("Body") ?? "");
	response.writeHead(201, { "content-type": "application/json" }).end("{}");
});
const geocoder = createServer((_, response) => response.end('{"features":[]}'));

beforeAll(async () => {
	await buildIfNeeded(ROOT);
	testFiles = await createTestFiles();
	mailServer = await MailServer.open();
	bucketFolder = await mkdtemp(join(tmpdir(), "ringline-bucket-"));
	buckets = new S3rver({
		port: 0,
		address: "127.0.0.1",
		silent: true,
		directory: bucketFolder,
		configureBuckets: [{ name: "ringline", configs: [] }],
	});
	const http = { refusal: HTTP_REFUSAL, disconnectAfterBytes: 100 };
	proxies.mail = await FaultyProxy.inFrontOf(Number(new URL(mailServer.url).port), {
		refusal: "421 4.3.2 Not now\r\n",
		serverSpeaksFirst: true,
		disconnectAfterBytes: 600,
	});
	proxies.sms = await FaultyProxy.inFrontOf(await portOf(twilio), http);
	proxies.geocoder = await FaultyProxy.inFrontOf(await portOf(geocoder), http);
	proxies.storage = await FaultyProxy.inFrontOf((await buckets.run()).port, {
		...http,
		disconnectAfterBytes: 2_000,
	});
	store = await databaseForSite();
	site = await KillableSite.open({
		DATABASE_URL: store.url,
		SMTP_URL: `smtp://127.0.0.1:${proxies.mail.port}`,
		TWILIO_ACCOUNT_SID: "AC123",
		TWILIO_AUTH_TOKEN: "token",
		TWILIO_FROM: "+15305550100",
		TWILIO_API_URL: `http://127.0.0.1:${proxies.sms.port}`,
		GEOCODER_URL: `http://127.0.0.1:${proxies.geocoder.port}/api`,
		S3_BUCKET: "ringline",
		S3_ENDPOINT: `http://127.0.0.1:${proxies.storage.port}`,
		AWS_ACCESS_KEY_ID: "S3RVER",
		AWS_SECRET_ACCESS_KEY: "S3RVER",
		LOG_LEVEL: "silent",
	});
	database = new pg.Client({ connectionString: await site.databaseUrl() });
	await database.connect();
}, 300_000);

afterAll(async () => {
	await database.end();
	await site.close();
	await store.drop();
	for (const proxy of Object.values(proxies)) await proxy.close();
	await mailServer.close();
	await buckets.close();
	for (const server of [twilio, geocoder]) server.close();
	await rm(bucketFolder, { recursive: true, force: true });
}, 60_000);

beforeEach(() => {
	for (const proxy of Object.values(proxies)) proxy.state = "working";
});

describe.each(faults)("a service that is %s", (fault) => {
	test("for mail and text messages delays them, and the questionnaire is submitted at once", async () => {
		const email = `${fault.replace(" ", "-")}@homeowner.example`;
		proxies.mail.state = fault;
		proxies.sms.state = fault;
		const answer = await submitQuestionnaire(email);
		expect(answer).toMatchObject({ status: 303, location: "/intake-wizard/complete" });

		const { rows } = await database.query("select id from leads where email = $1", [email]);
		const leadId = rows[0]?.id;
		const deliveries = async () =>
			(await database.query("select * from deliveries where lead_id = $1", [leadId])).rows;
		await vi.waitFor(async () => {
			const all = await deliveries();
			expect(all).toHaveLength(3);
			for (const one of all) expect(one).toMatchObject({ status: "queued", last_error: expect.any(String) });
		}, soon);

		proxies.mail.state = "working";
		proxies.sms.state = "working";
		const before = texts.length;
		await vi.waitFor(async () => {
			// Pauses between retries grow to an hour; skip them.
			await database.query("update pgboss.job set start_after = now() where state = 'retry'");
			for (const one of await deliveries()) expect(one.status).toBe("sent");
		}, soon);
		expect(mailServer.mailsTo(email, "We received your intake form")).toHaveLength(1);
		expect(texts.slice(before)).toEqual([expect.stringContaining("we received your intake form")]);
	}, 120_000);

	test("for files refuses only the files, says so, and takes them afterwards", async () => {
		const visitor = newVisitor();
		const title = `Pump when storage is ${fault}`;
		proxies.storage.state = fault;
		const roof = new FormData();
		roof.set("roofPlansFile", asFile(testFiles.plan, "roof"));
		const started = performance.now();
		const [withPhoto, withoutPhoto, plan] = await Promise.all([
			answerOf("/post-product", listingForm(title, true)),
			answerOf("/post-product", listingForm(`${title}, no photo`, false)),
			answerOf("/intake-wizard/files", roof),
		]);
		expect(withoutPhoto.status).toBe(303);
		expect(withPhoto.status).toBe(503);
		// Two tries of four seconds, while the machine does other things.
		expect(performance.now() - started).toBeLessThan(20_000);
		// The form keeps what was typed.
		expect(withPhoto.text).toContain(`value="${title}"`);
		expect(withPhoto.text).toContain("Please try again later");
		expect(plan).toEqual({ status: 503, text: expect.stringContaining("Try again.") });

		proxies.storage.state = "working";
		expect((await visitor.post("/post-product", { body: listingForm(title, true) })).status).toBe(303);
		const { rows } = await database.query(
			"select storage_key, widths from listing_photos join listings on listings.id = listing_id where title = $1",
			[title],
		);
		expect(rows).toHaveLength(1);
		const picture = await fetch(`${site.origin}/media/${rows[0].storage_key}/${rows[0].widths[0]}.webp`);
		expect(picture.headers.get("content-type")).toBe("image/webp");
		expect((await picture.bytes()).length).toBe(Number(picture.headers.get("content-length")));
	}, 120_000);

	test("for addresses leaves a plain text box within moments", async () => {
		proxies.geocoder.state = fault;
		const began = performance.now();
		const answer = await newVisitor().get(`/intake-wizard/addresses?q=canyon+${fault.replace(" ", "+")}`);
		expect(answer).toMatchObject({ status: 200, text: "[]" });
		expect(performance.now() - began).toBeLessThan(15_000);
	});
});

async function submitQuestionnaire(email: string) {
	const visitor = newVisitor();
	await visitor.get("/intake-wizard");
	const changes = {
		primaryHomeownerName: "Ada Grove",
		propertyAddress: "12 Canyon Road, Topanga",
		primaryEmail: email,
		primaryPhone: "(213) 555-0142",
		preferredContactMethod: "text",
		smsConsent: "yes",
	};
	return visitor.post(INTAKE_FORM, { body: new URLSearchParams(submissionOf({ changes })) });
}

function newVisitor(): Visitor {
	return new Visitor(site.origin, new SeededRandom(1), new Ledger());
}

/** Sends once and returns any answer. */
async function answerOf(path: string, body: FormData): Promise<{ status: number; text: string }> {
	const response = await fetch(site.origin + path, { method: "POST", body, redirect: "manual" });
	return { status: response.status, text: await response.text() };
}

function listingForm(title: string, photo: boolean): FormData {
	const form = new FormData();
	form.set("title", title);
	form.set("email", "ada@seller.example");
	form.set("location", "Topanga");
	form.set("phone_number", "(213) 555-0142");
	if (photo) form.set("images", asFile(testFiles.photos[0], "pump"));
	return form;
}

async function portOf(server: Server): Promise<number> {
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return (server.address() as AddressInfo).port;
}
