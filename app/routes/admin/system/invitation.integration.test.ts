import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { hashToken } from "#app/platform/secrets.server.ts";
import { staff, staffInvitations } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { RouteVisitor } from "#tests/support/visitor-requests.ts";
import { loader } from "./invitation.tsx";

useTestDatabase();

test("the page that shows the recovery codes is a page like any other, and an old link is not", async () => {
	const visitor = new RouteVisitor("203.0.113.44");
	const open = async (token: string) => (await visitor.call(loader, `/invitation?token=${token}`)).status;
	const values = { name: "Ana", email: "ana@ringline.example", role: "office", state: "active" } as const;
	const [person] = await db().insert(staff).values(values).returning();
	const invitation = {
		staffId: person?.id ?? "",
		invitedBy: "Maria",
		expiresAt: new Date(Date.now() + 60_000),
	};
	await db()
		.insert(staffInvitations)
		.values([
			{ ...invitation, tokenHash: hashToken("just-used"), usedAt: sql`now()` },
			{ ...invitation, tokenHash: hashToken("long-ago"), usedAt: sql`now() - interval '1 day'` },
		]);
	expect(await open("just-used")).toBe(200);
	expect(await open("long-ago")).toBe(404);
	expect(await open("made-up")).toBe(404);
});
