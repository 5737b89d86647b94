// The forms about a listing, as their pages and dialogs send them.
import { randomBytes } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { stopJobs } from "#app/platform/jobs.server.ts";
import { listingFlags } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { postTestListing } from "#tests/support/listings.ts";
import { RouteVisitor } from "#tests/support/visitor-requests.ts";
import { action as askForNumber } from "./contact/phone.tsx";
import { loader as openReport, action as sendReport } from "./contact/report.tsx";

useTestDatabase();
useTestDataDir();
afterAll(() => stopJobs());

test("a report is thanked for on its page, also when it hides the listing, whose title is then gone", async () => {
	const id = await postTestListing({ title: "Doubtful pump" });
	const path = `/marketplace/${id}/report`;
	const reason = "Odd";
	for (let n = 0; n < 3; n++) {
		const [reporterHash, reporterWideHash] = [randomBytes(32), randomBytes(32)];
		const flag = { listingId: id, source: "report", reason, reporterHash, reporterWideHash } as const;
		await db().insert(listingFlags).values(flag);
	}
	const visitor = new RouteVisitor();
	const opened = await visitor.call(openReport, path, {}, { id });
	expect(opened.data).toEqual({ kind: "sale", id, title: "Doubtful pump" });
	const blank = await visitor.post(sendReport, path, { reason: "   " }, { id });
	expect(blank).toMatchObject({
		status: 400,
		data: {
			ok: false,
			fieldError: "Please tell us what's wrong",
			toast: { title: "Error submitting report" },
		},
	});
	const sent = await visitor.post(sendReport, path, { reason: "Asks for a code" }, { id });
	expect(sent).toMatchObject({ status: 200, data: { ok: true, toast: { title: "Report submitted" } } });
	const after = await visitor.call(openReport, path, {}, { id });
	expect(after.data).toEqual({ kind: "sale", id, title: null });
});

test("an answer is the same for a document and for a script", async () => {
	const id = await postTestListing();
	const answers = [];
	for (const accept of ["text/html", "*/*"]) {
		const body = new URLSearchParams({ reason: "Sold" });
		const visitor = new RouteVisitor();
		const init = { method: "POST", body, headers: { accept } };
		const { status, data } = await visitor.call(sendReport, `/marketplace/${id}/report`, init, { id });
		const number = await visitor.call(askForNumber, `/marketplace/${id}/phone`, init, { id });
		answers.push({ status, data, number: number.data });
	}
	expect(answers[0]).toEqual(answers[1]);
	expect(answers[0]?.number).toMatchObject({ ok: true, numbers: { phone: "(213) 555-0110" } });
});
