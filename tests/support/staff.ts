// People with roles, signed in without the gate, and a device for passkeys.
import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { eq, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { createCookie } from "react-router";
import type { Role } from "#app/features/admin/roles.ts";
import { hashWith } from "#app/platform/secrets.server.ts";
import type * as schema from "#db/schema.ts";
import { adminSessions, settings, staff } from "#db/schema.ts";

const COOKIE = "ringline_admin";

type Database = NodePgDatabase<typeof schema>;

/** The `Cookie` header of a new person with this role. */
export async function cookieOf(
	db: Database,
	role: Role,
): Promise<{ cookie: string; staffId: string; email: string }> {
	const email = `${role}-${randomUUID()}@staff.example`;
	const [person] = await db
		.insert(staff)
		.values({ name: `Test ${role}`, email, role, state: "active" })
		.returning({ id: staff.id });
	if (!person) throw new Error("The person was not stored.");
	const token = randomBytes(32).toString("base64url");
	await db.insert(adminSessions).values({
		tokenHash: createHash("sha256").update(token).digest(),
		staffId: person.id,
		label: `Test ${role}`,
		method: "passkey",
		expiresAt: sql`now() + interval '1 hour'`,
	});
	const [secret] = await db.select().from(settings).where(eq(settings.key, "session-secret"));
	const key = hashWith(String(secret?.value), "cookie", COOKIE).toString("base64");
	const signed = await createCookie(COOKIE, { secrets: [key] }).serialize(token);
	return { cookie: signed.split(";")[0] ?? "", staffId: person.id, email };
}

export async function enterAs(
	context: BrowserContext,
	db: Database,
	role: Role,
	baseURL: string,
): Promise<{ staffId: string; email: string }> {
	const { cookie, ...person } = await cookieOf(db, role);
	const [name = "", value = ""] = cookie.split(/=(.*)/s);
	await context.addCookies([{ name, value, url: baseURL, httpOnly: true, sameSite: "Lax" }]);
	return person;
}

/** Chromium's virtual device: it makes and uses passkeys, and confirms by itself. */
export async function addPasskeyDevice(page: Page): Promise<void> {
	const client = await page.context().newCDPSession(page);
	await client.send("WebAuthn.enable");
	await client.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
}
