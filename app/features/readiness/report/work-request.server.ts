// 'Have us do it': the report becomes a lead, with the PDF and the photos attached.
import { eq, sql } from "drizzle-orm";
import { contact } from "#app/features/company/company.ts";
import { checkConsultation } from "#app/features/leads/consultation-schema.ts";
import { type RequestedConsultation, requestConsultation } from "#app/features/leads/consultations.server.ts";
import type { LeadSource } from "#app/features/leads/lead-source.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { takeFromUploadBudget } from "#app/platform/files/upload-budget.server.ts";
import { encodedFile, keepFiles } from "#app/platform/files/uploads.server.ts";
import { signedCookie } from "#app/platform/http/cookies.server.ts";
import type { Log } from "#app/platform/log.server.ts";
import { type RateLimitRule, rateLimit } from "#app/platform/rate-limits.server.ts";
import type { Made } from "#app/platform/threads.server.ts";
import { intakeFiles, leads, readinessChecks } from "#db/schema.ts";
import type { Report } from "../assessment/report.ts";
import { attachLead, type Check } from "../checks/checks.server.ts";
import { copyPhotos } from "../checks/photos.server.ts";
import { officeReport, officeSummary } from "./office-report.ts";

export const WORK_TOPIC = "Readiness report";
/** Each builds a PDF that we keep, so the network is counted too, whatever checks it opens. */
export const WORK_LIMIT: RateLimitRule = { name: "readiness-work", points: 5, seconds: 3_600 };
export const WORK_NETWORK_LIMIT: RateLimitRule = {
	name: "readiness-work-network",
	points: 20,
	seconds: 3_600,
};
const MAX_OWN_MESSAGE_LENGTH = 4_000;

/** `problem` is a sentence for the visitor. */
type OverLimit = { ok: false; reason: "over-limit"; problem: string; retryAfterSeconds: number };
type RequestedWork = RequestedConsultation | OverLimit;

export async function requestWork(
	check: Check,
	report: Report,
	makePdf: () => Promise<Made>,
	form: FormData,
	visitor: { clientAddress: string; log: Log; source?: LeadSource },
): Promise<RequestedWork> {
	const request = new FormData();
	for (const [name, value] of form) request.append(name, value);
	const message = String(form.get("message") ?? "").slice(0, MAX_OWN_MESSAGE_LENGTH);
	request.set("message", `${message}\n\n${officeSummary(report)}`.trim());
	request.set("topic", WORK_TOPIC);
	if (!checkConsultation(request).ok) return requestConsultation(request, visitor);
	const refused = await findLimit(check, visitor.clientAddress);
	if (refused) return refused;
	// Made and stored before the transaction starts, and only for a valid request. If that was sent before, the intake's
	// nightly job deletes these copies, which have no rows.
	const made = await makePdf();
	if (!made.ok)
		return overLimit(
			"Many people are sending reports right now. Try again in a minute.",
			made.retryAfterSeconds,
		);
	const files = [await storePdf(made.bytes), ...(await copyPhotos(check.id))];
	// Only counted: refusing now would lose a request whose work is done.
	await takeFromUploadBudget(
		visitor.clientAddress,
		files.reduce((sum, { bytes }) => sum + bytes, 0),
	);
	return requestConsultation(request, visitor, {
		details: officeReport(report),
		async attach(tx, lead) {
			await attachLead(tx, check.id, lead.id);
			await tx.insert(intakeFiles).values(files.map((file) => ({ ...file, leadId: lead.id })));
		},
	});
}

/** The limit this request is over, or null. */
async function findLimit(check: Check, clientAddress: string): Promise<OverLimit | null> {
	const perCheck = await rateLimit(WORK_LIMIT, check.id);
	if (!perCheck.ok)
		return overLimit(
			"This report was sent to us several times in the last hour.",
			perCheck.retryAfterSeconds,
		);
	const perNetwork = await rateLimit(WORK_NETWORK_LIMIT, clientAddress);
	if (!perNetwork.ok)
		return overLimit("Too many reports came from your network this hour.", perNetwork.retryAfterSeconds);
	const budget = await takeFromUploadBudget(clientAddress, 0);
	return budget.ok ? null : overLimit(budget.why, budget.retryAfterSeconds);
}

function overLimit(why: string, retryAfterSeconds: number): OverLimit {
	const problem = `${why} Please call us directly: ${contact.businessPhone}.`;
	return { ok: false, reason: "over-limit", problem, retryAfterSeconds };
}

/** The newest request for this check, or null. */
export async function requestedWork({
	leadId,
}: Check): Promise<{ id: string; reference: string; createdAt: Date } | null> {
	if (!leadId) return null;
	const [lead] = await db()
		.select({ id: leads.id, reference: leads.reference, createdAt: leads.createdAt })
		.from(leads)
		.where(eq(leads.id, leadId));
	return lead ?? null;
}

/**
 * Remembers in this browser who sent the request. The check alone must not reveal it: whoever has the check's link can
 * read the check.
 */
const senderCookie = signedCookie<string>("ringline_readiness_sender", { maxAgeSeconds: 7 * 86_400 });

export async function rememberSender(request: Request, checkId: string): Promise<string | null> {
	const [check] = await db()
		.select({ leadId: readinessChecks.leadId })
		.from(readinessChecks)
		.where(eq(readinessChecks.id, checkId));
	return check?.leadId ? senderCookie.write(request, check.leadId) : null;
}

export type Sender = { name: string; email: string; phone: string; address: string; reference: string };

/** The person who sent this check's request from this browser. */
export async function senderOf(request: Request, { leadId }: Check): Promise<Sender | null> {
	if (!leadId || (await senderCookie.read(request)) !== leadId) return null;
	const [lead] = await db()
		.select({
			name: sql<string>`trim(${leads.firstName} || ' ' || ${leads.lastName})`,
			email: leads.email,
			phone: leads.phone,
			address: leads.address,
			reference: leads.reference,
		})
		.from(leads)
		.where(eq(leads.id, leadId));
	return lead ?? null;
}

/** A copy as it was on this day: the owner may change the check later. */
function storePdf(pdf: Uint8Array) {
	const named = { field: "readiness.report", fileName: "readiness-report.pdf" };
	const facts = { contentType: "application/pdf", width: 0, height: 0 };
	return keepFiles("document", [encodedFile(Buffer.from(pdf), facts)], async (kept) => {
		const { storageKey, contentType, bytes } = kept;
		return { row: { ...named, storageKey, contentType, bytes }, isNew: true };
	});
}
