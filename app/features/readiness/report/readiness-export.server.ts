// The readiness reports that people sent us with a request, one house per row.
import { and, eq, sql } from "drizzle-orm";
import {
	type Cursor,
	exactMoment,
	newestFirst,
	olderThan,
	pageOf,
} from "#app/platform/database/cursor.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { Export } from "#app/platform/files/exports.server.ts";
import { leads } from "#db/schema.ts";
import { type Answer, answerNames, cleanAnswers } from "../assessment/answers.ts";
import { reportOf } from "../assessment/report.ts";
import { isScored, ringPercent } from "../assessment/scores.ts";
import { rings } from "../rules/measure.ts";
import { allMeasures } from "../rules/measures.ts";
import type { OfficeReport } from "./office-report.ts";

type Row = Awaited<ReturnType<typeof readRows>>[number];

export const readinessExport: Export<Row, Cursor> = {
	name: "readiness",
	contents: "readiness reports",
	columns: [
		["Reference", (row) => row.reference],
		["First name", (row) => row.firstName],
		["Last name", (row) => row.lastName],
		["Email", (row) => row.email],
		["Phone", (row) => row.phone],
		["Received", (row) => row.createdAt.toISOString()],
		["Date", ({ report }) => report.day],
		["Address", ({ report }) => report.address],
		["Owner", ({ report }) => report.owner],
		["Score", ({ report }) => totalOf(report)],
		...rings.map(
			({ id, name }) => [`${name} score`, ({ report }: Row) => ringPercent(report.scores.rings[id])] as const,
		),
		["Steps", ({ report }) => report.steps.map(({ measure }) => measure.fix.todo).join("; ")],
		...allMeasures.map(
			({ id, name }) => [name, ({ report }: Row) => answerName(report.answers[id])] as const,
		),
	],
	asJson: ({ at: _, report: { day, address, answers, scores, steps }, ...row }) => ({
		...row,
		day,
		address,
		score: totalOf({ scores }),
		rings: Object.fromEntries(rings.map(({ id }) => [id, ringPercent(scores.rings[id])])),
		steps: steps.map(({ measure }) => measure.fix.todo),
		answers,
	}),
	read: async (after, size) => pageOf(await readRows(after, size + 1), size),
};

/** Empty with too few answers, like everywhere else. */
function totalOf({ scores }: Pick<Row["report"], "scores">): number | null {
	return isScored(scores) ? scores.total.percent : null;
}

/** Empty where nobody answered. */
function answerName(answer: Answer | undefined): string | null {
	return answer ? answerNames[answer] : null;
}

async function readRows(after: Cursor | null, limit: number) {
	const rows = await db()
		.select({
			id: leads.id,
			reference: leads.reference,
			firstName: leads.firstName,
			lastName: leads.lastName,
			email: leads.email,
			phone: leads.phone,
			createdAt: leads.createdAt,
			readiness: sql<OfficeReport["readiness"]>`${leads.details}->'readiness'`,
			at: exactMoment(leads.createdAt),
		})
		.from(leads)
		.where(
			and(
				eq(leads.suspectedSpam, false),
				sql`jsonb_typeof(${leads.details}->'readiness'->'day') = 'string'`,
				olderThan(leads.createdAt, leads.id, after),
			),
		)
		.orderBy(...newestFirst(leads.createdAt, leads.id))
		.limit(limit);
	return rows.map(({ readiness: { day, address, owner = "", answers }, ...row }) => ({
		...row,
		report: reportOf(cleanAnswers(answers), { address, owner, day }),
	}));
}
