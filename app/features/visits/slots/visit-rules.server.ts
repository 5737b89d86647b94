// The office's rules, kept as one value among the settings.
import { createHash } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { counties } from "#app/features/company/places/counties.ts";
import { type Actor, recordAudit } from "#app/platform/audit.server.ts";
import { type Db, db, type Tx } from "#app/platform/database/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { settings, staff } from "#db/schema.ts";
import { visitKinds } from "../visit-kinds.ts";
import { defaultRules, type VisitRules } from "./rules.ts";

const KEY = "visit-rules";
const weekdays = z.array(z.number().int().min(0).max(6));

const stored: z.ZodType<VisitRules> = z.object({
	hours: z.array(z.object({ opens: z.number(), closes: z.number() }).nullable()).length(7),
	closesOnFederalHolidays: z.boolean(),
	closedDays: z.array(z.string()),
	areas: z.record(z.enum(counties), weekdays),
	kinds: z.record(
		z.enum(visitKinds),
		z.object({
			isOffered: z.boolean(),
			minutes: z.number().int().min(5),
			noticeHours: z.number().min(0),
			staffIds: z.array(z.guid()),
		}),
	),
	travelMinutes: z.number().min(0),
	daysAhead: z.number().min(1),
});

export async function loadRules(tx: Tx | Db = db()): Promise<VisitRules> {
	const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
	if (!row) return defaultRules;
	const read = stored.safeParse(row.value);
	if (read.success) return withoutFormerStaff(tx, read.data);
	// Written by another release. People can still book under the default rules.
	log.warn({ issue: read.error.issues[0]?.message }, "visit rules not readable, using the defaults");
	return defaultRules;
}

/** Nobody can book someone who left or no longer does visits. */
async function withoutFormerStaff(tx: Tx | Db, rules: VisitRules): Promise<VisitRules> {
	const named = [...new Set(visitKinds.flatMap((kind) => rules.kinds[kind].staffIds))];
	if (named.length === 0) return rules;
	const rows = await tx
		.select({ id: staff.id })
		.from(staff)
		.where(and(inArray(staff.id, named), doesVisits()));
	const there = new Set(rows.map(({ id }) => id));
	const kinds = Object.entries(rules.kinds).map(([kind, one]) => [
		kind,
		{ ...one, staffIds: one.staffIds.filter((id) => there.has(id)) },
	]);
	return { ...rules, kinds: Object.fromEntries(kinds) as VisitRules["kinds"] };
}

/** People who work here now, not the account of the shared password. */
export function doesVisits() {
	return and(eq(staff.state, "active"), eq(staff.isShared, false), inArray(staff.role, ["owner", "office"]));
}

/** `seen` is the version the form was filled from. If two people save at once, the second is told. */
export async function saveRules(rules: VisitRules, seen: string, actor: Actor): Promise<"done" | "changed"> {
	return db().transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${KEY}))`);
		const current = versionOf(await loadRules(tx));
		// Sent again because the answer was lost.
		if (current === versionOf(rules)) return "done";
		if (current !== seen) return "changed";
		await tx
			.insert(settings)
			.values({ key: KEY, value: rules })
			.onConflictDoUpdate({ target: settings.key, set: { value: rules, updatedAt: sql`now()` } });
		await recordAudit(tx, actor, {
			action: "changed the visit rules",
			subject: { kind: "visits", id: "rules", title: "" },
		});
		return "done";
	});
}

/** Changes with every change of the rules. */
export function versionOf(rules: VisitRules): string {
	return createHash("sha256")
		.update(JSON.stringify(stored.parse(rules)))
		.digest("base64url")
		.slice(0, 16);
}
