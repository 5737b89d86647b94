import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { join } from "node:path";
import { createServer } from "node:tls";
import { afterAll, afterEach, expect, test } from "vitest";
import { closeDatabase, db } from "#app/platform/database/db.server.ts";
import { env, overrideEnv } from "#app/platform/env.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs.server.ts";
import { deliveries, feeds, settings } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { FakeClamd } from "#tests/support/fake-clamd.ts";
import { healthChecks } from "./health.server.ts";

useTestDatabase();
const folder = useTestDataDir();
afterEach(() => overrideEnv({ PUBLIC_URL: undefined, CLAMD_URL: undefined, SMTP_URL: undefined }));
afterAll(() => stopJobs());

const check = async (name: string) => (await healthChecks()).find((one) => one.name === name);

test("a fresh site says what works, what is missing and what to do", async () => {
	await startJobs([]);
	const states = Object.fromEntries((await healthChecks()).map(({ name, state }) => [name, state]));
	expect(states).toMatchObject({
		Database: "ok",
		Email: "warning",
		"Text messages": "off",
		"File storage": "ok",
		"Background jobs": "ok",
		Webhooks: "off",
		"Last backup": "problem",
		"Last restore drill": "warning",
		"TLS certificate": "off",
		"Virus scanner": "off",
	});
	expect(states.Disk).toBeDefined();
});

test("waiting emails, a silent feed and a fresh backup show", async () => {
	overrideEnv({ SMTP_URL: "smtp://127.0.0.1:9" });
	await db()
		.insert(deliveries)
		.values({
			channel: "mail",
			purpose: "test",
			recipient: "ada@grove.example",
			bodyText: "x",
			createdAt: new Date(Date.now() - 3_600_000),
		});
	await db()
		.insert(feeds)
		.values({ name: "warnings", source: "x", answeredAt: new Date(Date.now() - 7_200_000), failures: 9 });
	await db()
		.insert(settings)
		.values({ key: "last-backup", value: { at: new Date().toISOString(), isEncrypted: true } });
	expect(await check("Email")).toMatchObject({
		state: "problem",
		text: "1 message waiting, the oldest for 60 minutes.",
	});
	expect(await check("Feed: warnings")).toMatchObject({ state: "problem" });
	expect(await check("Last backup")).toMatchObject({ state: "ok" });
});

test("the proxy's certificate is read over a real connection", async () => {
	const [key, cert] = [join(folder.path, "key.pem"), join(folder.path, "cert.pem")];
	execFileSync(
		"openssl",
		["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "10"].concat([
			...["-keyout", key, "-out", cert, "-subj", "/CN=localhost"],
		]),
		{ stdio: "ignore" },
	);
	const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) });
	server.on("tlsClientError", () => undefined);
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	overrideEnv({ PUBLIC_URL: `https://localhost:${(server.address() as AddressInfo).port}` });
	const found = await check("TLS certificate");
	await new Promise((done) => server.close(done));
	expect(found).toMatchObject({ state: "problem", text: expect.stringContaining("Valid for 9 more days.") });
	expect(await check("TLS certificate")).toMatchObject({ state: "problem" });
});

test("a scanner and a proxy that say nothing cost the page seconds, not minutes", async () => {
	const silent = createTcpServer((socket) => socket.on("error", () => undefined).resume());
	await new Promise<void>((done) => silent.listen(0, "127.0.0.1", done));
	const { port } = silent.address() as AddressInfo;
	overrideEnv({ CLAMD_URL: `tcp://127.0.0.1:${port}`, PUBLIC_URL: `https://127.0.0.1:${port}` });
	const started = Date.now();
	expect(await check("Virus scanner")).toMatchObject({ state: "problem" });
	expect(Date.now() - started).toBeLessThan(20_000);
	silent.close();
	const clamd = new FakeClamd();
	overrideEnv({ CLAMD_URL: await clamd.start(), PUBLIC_URL: undefined });
	expect(await check("Virus scanner")).toMatchObject({ state: "ok" });
	await clamd.stop();
});

test("without a database the page still says so", async () => {
	const url = env().DATABASE_URL;
	await stopJobs();
	await closeDatabase();
	overrideEnv({ DATABASE_URL: "postgres://nobody@127.0.0.1:9/none" });
	try {
		expect(await check("Database")).toMatchObject({ state: "problem" });
		expect(await check("File storage")).toMatchObject({ state: "ok" });
	} finally {
		await closeDatabase();
		overrideEnv({ DATABASE_URL: url });
	}
});
