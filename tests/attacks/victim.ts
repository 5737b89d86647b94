// The site under attack: the real process, with data for every kind of URL and some valid secrets.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { embeddedCatalog } from "#app/features/shop/catalog/embedded-catalog.ts";
import * as schema from "#db/schema.ts";
import { connectionOf } from "#server/postgres/embedded.ts";
import { databaseForSite } from "#tests/support/database.ts";
import { addLead, addListing } from "#tests/support/office-rows.ts";
import { endEverySite, startSite } from "#tests/support/site-process.ts";

export const PASSWORD = "attacked-password-1";

export type Victim = {
	address: string;
	dataDir: string;
	pid: number;
	db: ReturnType<typeof drizzle<typeof schema>>;
	/** Everything the process printed. */
	said(): string;
	stop(): Promise<void>;
};

/** `ownServer` is for whoever kills the database or looks for its files; all others share the tests' server. */
export async function startVictim(
	settings: Record<string, string> = {},
	{ ownServer = false } = {},
): Promise<Victim> {
	const dataDir = await mkdtemp(join(tmpdir(), "ringline-attack-"));
	const database = ownServer ? null : await databaseForSite();
	const site = startSite({
		DATA_DIR: dataDir,
		...(database && { DATABASE_URL: database.url }),
		ADMIN_PASSWORD: PASSWORD,
		LOG_LEVEL: "error",
		// Lets one attacker use many networks, so that no rate limit ends the attack.
		TRUST_PROXY: "1",
		...settings,
	});
	const announced = new URL(await site.address());
	const pool = new pg.Pool({
		connectionString: database?.url ?? (await connectionOf(dataDir)) ?? "",
		max: 2,
	});
	return {
		address: settings.PUBLIC_URL ? `http://127.0.0.1:${settings.PORT}` : `http://127.0.0.1:${announced.port}`,
		dataDir,
		pid: site.child.pid ?? 0,
		db: drizzle(pool, { schema }),
		said: site.said,
		async stop() {
			await pool.end();
			await endEverySite();
			await database?.drop();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

/** The cookie of a signed-in admin, as `name=value`. */
export async function signIn({ address }: Victim): Promise<string> {
	const answer = await fetch(`${address}/admin`, {
		method: "POST",
		body: new URLSearchParams({ password: PASSWORD }),
		redirect: "manual",
	});
	return cookieIn(answer);
}

let networks = 0;

/** Each time another one, so that no limit of a network ends a long attack. */
function newNetwork(): { "X-Forwarded-For": string } {
	networks++;
	return { "X-Forwarded-For": `100.${64 + (networks % 64)}.${Math.floor(networks / 64) % 256}.7` };
}

/** A started questionnaire with one file. */
export async function beginIntake({ address }: Victim): Promise<{ cookie: string; fileId: string }> {
	const form = new FormData();
	form.append("roofPlansFile", new Blob(["%PDF-1.7\nroof"], { type: "application/pdf" }), "roof.pdf");
	const answer = await fetch(`${address}/intake-wizard/files`, {
		method: "POST",
		headers: newNetwork(),
		body: form,
	});
	const { file } = (await answer.json()) as { file: { id: string } };
	return { cookie: cookieIn(answer), fileId: file.id };
}

export async function startCheckout({ address }: Victim): Promise<string> {
	const answer = await fetch(`${address}/checkout`, {
		method: "POST",
		headers: newNetwork(),
		body: new URLSearchParams({ item: "1xringline-variant-medium-fire-pump" }),
		redirect: "manual",
	});
	return answer.headers.get("Location")?.split("/").at(-1) ?? "";
}

/** New rows, because earlier attacks may have flagged, deleted or closed the others. */
export async function addTargets(victim: Victim) {
	const { db } = victim;
	const sale = await addListing(db, { title: "Brass nozzle", description: "Hardly used" });
	const wanted = await addListing(db, { title: "Looking for a pump", kind: "wanted" });
	const lead = await addLead(db);
	const { cookie, fileId } = await beginIntake(victim);
	const [delivery] = await db
		.insert(schema.deliveries)
		.values({
			channel: "mail",
			purpose: "test",
			recipient: "ada@homestead.example",
			bodyText: "Hello",
			status: "failed",
		})
		.returning();
	return {
		sale: sale.id,
		wanted: wanted.id,
		lead: lead.id,
		file: fileId,
		intakeCookie: cookie,
		delivery: delivery?.id ?? "",
		checkout: await startCheckout(victim),
	};
}

export type Targets = Awaited<ReturnType<typeof addTargets>>;

/** Existing values for the parameter of a route's pattern. */
export function valuesFor(pattern: string, targets: Targets): string[] {
	const [, first, second] = pattern.split("/");
	if (first === "product") return embeddedCatalog.map(({ handle }) => handle);
	if (first === "checkout") return [targets.checkout];
	if (first === "intake-wizard") return [targets.file];
	if (first === "media") return [`photos/${targets.sale}/400.webp`];
	if (first === "admin")
		return [
			{ leads: targets.lead, files: targets.file, deliveries: targets.delivery }[second ?? ""] ??
				targets.sale,
		];
	return first === "wanted" || first === "edit-wanted" ? [targets.wanted] : [targets.sale, targets.wanted];
}

/** One of them, to build a whole URL. */
export function parameterFor(pattern: string, targets: Targets): string {
	return valuesFor(pattern, targets)[0] ?? "none";
}

function cookieIn(answer: Response): string {
	return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}
