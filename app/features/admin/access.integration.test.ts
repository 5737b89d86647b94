import { sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { sessionSecrets } from "#app/platform/secrets.server.ts";
import { adminSessions } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { cookieOf } from "#tests/support/staff.ts";
import { guardAdmin } from "./access.server.ts";

useTestDatabase();

const LEAD = "http://site.example/admin/leads/00000000-0000-4000-8000-000000000000";

/** What the guard answers to a deletion, and whether the page's action ran. */
async function erase(method: string, cookie: string) {
	const body = new URLSearchParams({ intent: "erase" });
	const action = vi.fn(async () => new Response("erased"));
	const answer = await Promise.resolve(
		guardAdmin(
			{
				request: new Request(LEAD, { method, body, headers: { Cookie: cookie } }),
				url: new URL(LEAD),
				pattern: "/admin/leads/:id",
				params: {},
				context: new RouterContextProvider(),
			},
			action,
		),
	).catch((thrown: unknown) => thrown);
	const status = answer instanceof Response ? answer.status : (answer as { init: ResponseInit }).init.status;
	return { status, ran: action.mock.calls.length > 0 };
}

test("no method gets around confirming that it's you", async () => {
	// The cookie is signed with the stored secret.
	await sessionSecrets();
	const { cookie } = await cookieOf(db(), "office");
	expect(await erase("POST", cookie)).toEqual({ status: 200, ran: true });
	await db().update(adminSessions).set({ confirmedAt: sql`now() - interval '15 minutes'` });
	expect(await erase("POST", cookie)).toEqual({ status: 307, ran: false });
	for (const method of ["PUT", "PATCH", "DELETE"])
		expect(await erase(method, cookie), method).toEqual({ status: 405, ran: false });
});
