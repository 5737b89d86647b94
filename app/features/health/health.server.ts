// Checks everything the site needs. Each check has a time limit and returns one sentence, even when it fails.
import { statfs } from "node:fs/promises";
import { connect } from "node:tls";
import { inArray, sql } from "drizzle-orm";
import { counted, longSpan } from "#app/features/company/dates.ts";
import { db, refuseInTransaction } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { scannerVersion } from "#app/platform/files/malware.server.ts";
import { newKey, putBytes, readStream, remove } from "#app/platform/files/storage.server.ts";
import { isServiceOn } from "#app/platform/http/services.server.ts";
import { smsConfigured } from "#app/platform/messages/sms.server.ts";
import { bytesText } from "#app/ui/bytes.ts";
import { feeds, settings } from "#db/schema.ts";
import {
	backupCheck,
	certificateCheck,
	diskCheck,
	drillCheck,
	type HealthCheck,
	type Run,
	worstFirst,
} from "./health-check.ts";

const TIMEOUT_MS = 6_000;
const FEED_SILENT_MS = 30 * 60_000;

type Result = Omit<HealthCheck, "name"> | HealthCheck;

export async function healthChecks(): Promise<HealthCheck[]> {
	const checks: [name: string, look: () => Promise<Result | Result[]>][] = [
		["Database", checkDatabase],
		["Email", () => checkDeliveries("mail")],
		["Text messages", () => checkDeliveries("sms")],
		["File storage", checkStorage],
		["Public feeds", checkFeeds],
		["Background jobs", checkJobs],
		["Webhooks", checkWebhooks],
		["Disk", checkDisk],
		["Backups", checkBackups],
		["TLS certificate", checkCertificate],
		["Virus scanner", checkScanner],
	];
	const results = await Promise.all(checks.map(([name, look]) => inTime(name, look)));
	return worstFirst(results.flat());
}

async function inTime(name: string, look: () => Promise<Result | Result[]>): Promise<HealthCheck[]> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<Result>((done) => {
		timer = setTimeout(
			() => done({ state: "problem", text: `No answer within ${TIMEOUT_MS / 1_000} seconds.` }),
			TIMEOUT_MS,
		);
	});
	try {
		const found = await Promise.race([look(), late]);
		return (Array.isArray(found) ? found : [found]).map((one) => ({ name, ...one }));
	} catch (error) {
		const { code, message } = error as { code?: string; message?: string };
		return [{ name, state: "problem", text: `The check failed (${code ?? message ?? "unknown"}).` }];
	} finally {
		clearTimeout(timer);
	}
}

async function checkDatabase(): Promise<Result> {
	const [row] = await rows<{ version: string; bytes: string }>(
		sql`select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes`,
	);
	return { state: "ok", text: `PostgreSQL ${row?.version}, ${bytesText(Number(row?.bytes))}.` };
}

/** What is waiting and for how long, and what failed in the last week. */
async function checkDeliveries(channel: "mail" | "sms"): Promise<Result> {
	const [row] = await rows<{ waiting: number; seconds: number | null; failed: number }>(
		sql`select count(*) filter (where status = 'queued')::int as waiting,
			extract(epoch from now() - min(created_at) filter (where status = 'queued'))::float as seconds,
			count(*) filter (where status = 'failed' and created_at > now() - interval '7 days')::int as failed
		from deliveries where channel = ${channel} and status in ('queued', 'failed')`,
	);
	const { waiting = 0, seconds = null, failed = 0 } = row ?? {};
	if (channel === "sms" && !smsConfigured()) return { state: "off", text: "TWILIO_ACCOUNT_SID is not set." };
	const isStuck = (seconds ?? 0) > 600;
	const parts = [
		waiting > 0
			? `${counted(waiting, "message")} waiting, the oldest for ${longSpan((seconds ?? 0) * 1_000)}`
			: "",
		failed > 0 ? `${failed} failed in the last 7 days` : "",
	].filter(Boolean);
	const text = parts.length > 0 ? `${parts.join(". ")}.` : "Everything was sent.";
	if (channel === "mail" && !env().SMTP_URL)
		return { state: "warning", text: `SMTP_URL is not set, so emails are only written to a folder. ${text}` };
	return { state: isStuck ? "problem" : failed > 0 ? "warning" : "ok", text };
}

/** Writes, reads and deletes a small file. */
async function checkStorage(): Promise<Result> {
	const key = newKey("health");
	const started = performance.now();
	await putBytes(key, Buffer.from("ok"), { contentType: "text/plain" });
	try {
		const file = await readStream(key);
		let text = "";
		for await (const chunk of file?.stream ?? []) text += chunk;
		if (text !== "ok") return { state: "problem", text: "We wrote a test file but couldn't read it back." };
	} finally {
		await remove(key);
	}
	const place = env().S3_BUCKET ? "in the bucket" : "on the disk";
	return {
		state: "ok",
		text: `Wrote, read and deleted a test file ${place} in ${Math.round(performance.now() - started)} ms.`,
	};
}

async function checkFeeds(): Promise<Result | Result[]> {
	const known = await db()
		.select({ name: feeds.name, answeredAt: feeds.answeredAt, since: feeds.since, failures: feeds.failures })
		.from(feeds);
	const isOn = isServiceOn("weatherAlerts") || isServiceOn("firePerimeters");
	if (!isOn || known.length === 0) return { state: "off", text: "No feeds are turned on." };
	return known.map(({ name, answeredAt, since, failures }) => {
		const silent = Date.now() - (answeredAt ?? since).getTime();
		const text = answeredAt
			? `Answered ${longSpan(silent)} ago${failures > 0 ? `, ${counted(failures, "failure")} since` : ""}.`
			: `No answer yet after ${counted(failures, "failure")}.`;
		const state = silent > FEED_SILENT_MS ? "problem" : failures > 2 ? "warning" : "ok";
		return { name: `Feed: ${name}`, state, text };
	});
}

async function checkJobs(): Promise<Result> {
	const [there] = await rows<{ there: boolean }>(sql`select to_regclass('pgboss.job') is not null as there`);
	if (!there?.there) return { state: "problem", text: "The job queue has not started." };
	const [row] = await rows<{ late: number; active: number; failed: number }>(
		sql`select count(*) filter (where state in ('created', 'retry') and start_after < now() - interval '2 minutes')::int as late,
			count(*) filter (where state = 'active')::int as active,
			count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as failed
		from pgboss.job where name not like '\\_\\_pgboss%'`,
	);
	const { late = 0, active = 0, failed = 0 } = row ?? {};
	const text = `${counted(late, "job")} late, ${active} running, ${failed} failed in the last 24 hours.`;
	return { state: late > 50 ? "problem" : late > 0 || failed > 0 ? "warning" : "ok", text };
}

async function checkWebhooks(): Promise<Result> {
	const [row] = await rows<{ endpoints: number; off: number; waiting: number; failed: number }>(
		sql`select (select count(*)::int from webhook_endpoints) as endpoints,
			(select count(*)::int from webhook_endpoints where disabled_at is not null) as off,
			(select count(*)::int from webhook_messages where status = 'queued' and attempts > 0) as waiting,
			(select count(*)::int from webhook_messages where status = 'failed') as failed`,
	);
	const { endpoints = 0, off = 0, waiting = 0, failed = 0 } = row ?? {};
	if (endpoints === 0) return { state: "off", text: "No endpoint is set up." };
	const text = `${counted(endpoints, "endpoint")}, ${off} off. ${counted(waiting, "event")} being retried, ${failed} failed.`;
	return { state: failed > 0 || waiting > 0 ? "warning" : "ok", text };
}

async function checkDisk(): Promise<Result> {
	const { bavail, blocks, bsize } = await statfs(env().DATA_DIR);
	return diskCheck(bavail * bsize, blocks * bsize);
}

async function checkBackups(): Promise<Result[]> {
	const found = await db()
		.select({ key: settings.key, value: settings.value })
		.from(settings)
		.where(inArray(settings.key, ["last-backup", "last-drill"]));
	const of = (key: string) => (found.find((row) => row.key === key)?.value ?? null) as Run | null;
	const now = new Date();
	return [backupCheck(of("last-backup"), now), drillCheck(of("last-drill"), now)];
}

/** Connects as a visitor would, to the proxy in front of us. */
async function checkCertificate(): Promise<Result> {
	const url = URL.parse(env().PUBLIC_URL ?? "");
	if (url?.protocol !== "https:") return { state: "off", text: "PUBLIC_URL does not begin with https://." };
	const { validTo, untrusted } = await readCertificate(url.hostname, Number(url.port || 443));
	return certificateCheck(validTo, untrusted, new Date());
}

export function readCertificate(
	host: string,
	port: number,
): Promise<{ validTo: Date; untrusted: string | null }> {
	refuseInTransaction("Calling another service");
	return new Promise((done, fail) => {
		// An untrusted certificate is what we want to report, and nothing is sent over this connection.
		const socket = connect(
			{ host, port, servername: host, rejectUnauthorized: false, timeout: 5_000 },
			() => {
				const { valid_to } = socket.getPeerCertificate();
				done({
					validTo: new Date(valid_to),
					untrusted: socket.authorized ? null : String(socket.authorizationError ?? "not trusted"),
				});
				socket.destroy();
			},
		);
		socket.on("timeout", () => socket.destroy(new Error("no answer")));
		socket.on("error", fail);
	});
}

async function checkScanner(): Promise<Result> {
	const version = await scannerVersion();
	if (version === null)
		return { state: "off", text: "CLAMD_URL is not set, so uploads are not scanned for viruses." };
	return { state: "ok", text: `${version}.` };
}

async function rows<Row extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<Row[]> {
	return (await db().execute(query)).rows as Row[];
}
