// What we store about the owner of an address, as sections of a mail to that address. A test compares this with
// company/stored-data.ts, so that a new column cannot be forgotten.
import { eq } from "drizzle-orm";
import { mediumDayAndTime } from "#app/features/company/dates.ts";
import { answersByStep, detailsFrom } from "#app/features/intake/details.ts";
import { openDraftsOf } from "#app/features/intake/drafts/erase-drafts.server.ts";
import { messagesOf } from "#app/features/leads/conversation/conversation.server.ts";
import { leadsOf, leadWithAll } from "#app/features/leads/inbox/inbox.server.ts";
import { kindNames } from "#app/features/leads/inbox/inbox-filter.ts";
import type { DetailSection } from "#app/features/leads/inbox/lead-details.ts";
import type { Lead } from "#app/features/leads/leads.server.ts";
import { marketplaceDataOf } from "#app/features/marketplace/personal-data.server.ts";
import { cleanAnswers } from "#app/features/readiness/assessment/answers.ts";
import { checksOfLeads } from "#app/features/readiness/checks/checks.server.ts";
import { officeSections } from "#app/features/readiness/report/office-report.ts";
import { kindOf } from "#app/features/shop/orders/order-page.server.ts";
import { orderStatusText } from "#app/features/shop/orders/order-status.ts";
import { stockAlertsOf } from "#app/features/shop/stock/stock-alerts.server.ts";
import { visitsOfLeads } from "#app/features/visits/office/agenda.server.ts";
import { visitView } from "#app/features/visits/office/visit-view.ts";
import { messagesAbout } from "#app/features/webhooks/message-log.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { deliveriesTo } from "#app/platform/messages/deliveries.server.ts";
import { isProvedAddress } from "#app/platform/messages/proved-addresses.server.ts";
import { orderSteps, staff } from "#db/schema.ts";
import { leadSections } from "./lead-sections.server.ts";

/** `requestId`: the request for this copy, which needs no copy of itself. */
export async function dataCopyOf(email: string, requestId: string): Promise<DetailSection[]> {
	const requests = (await leadsOf({ email }, null)).filter(({ id }) => id !== requestId);
	const sections: DetailSection[] = [];
	for (const lead of requests) sections.push(...(await sectionsOfLead(lead)));
	const products = await stockAlertsOf(email);
	return [
		...sections,
		...(await checkSections(requests.map(({ id }) => id))),
		...(await draftSections(email)),
		...(await marketplaceDataOf(email)),
		{ title: "Back-in-stock requests", rows: products.map((value) => ({ name: "Product", value })) },
		...(await sentSections(email)),
	].filter(({ rows }) => rows.length > 0);
}

async function sectionsOfLead(lead: Lead): Promise<DetailSection[]> {
	const { reference } = lead;
	const [all, messages, visits, steps, handler] = await Promise.all([
		leadWithAll(lead.id),
		messagesOf(lead.id),
		visitsOfLeads([lead.id]),
		db().select().from(orderSteps).where(eq(orderSteps.leadId, lead.id)).orderBy(orderSteps.createdAt),
		handlerOf(lead),
	]);
	const files = all?.files ?? [];
	const titled = (title: string, rows: DetailSection["rows"]) => ({ title: `${title} ${reference}`, rows });
	return [
		titled(
			kindNames[lead.kind],
			[
				{ name: "Received", value: mediumDayAndTime(lead.createdAt) },
				{ name: "About", value: lead.topic },
				{ name: "Name", value: `${lead.firstName} ${lead.lastName}`.trim() },
				{ name: "Email", value: lead.email },
				{ name: "Phone", value: lead.phone },
				{ name: "Address", value: lead.address },
				{ name: "Message", value: lead.message },
				{ name: "Sent from", value: lead.sourcePage },
				{ name: "Campaign", value: lead.campaign },
				{ name: "Handled by", value: handler },
				{ name: "What we do next", value: lead.nextAction },
			].filter(({ value }) => value !== ""),
		),
		...leadSections(lead, files),
		titled(
			"Steps of order",
			steps.map(({ status, day, actor, createdAt }) => ({
				name: `${actor}, ${mediumDayAndTime(createdAt)}`,
				value: orderStatusText(status, day, kindOf(lead)),
			})),
		),
		titled(
			"Visits and calls for",
			visits.map((row) => {
				const { what, dayLabel, clock, status } = visitView({ ...row, lead: null }, new Date());
				const facts = [
					`${dayLabel}, ${clock}${status === "canceled" ? " (canceled)" : ""}`,
					row.visit.county,
					row.visit.wantsText ? "with a reminder by text message" : "",
				];
				return { name: what, value: facts.filter(Boolean).join(", ") };
			}),
		),
		titled(
			"Messages about",
			messages.map(({ author, at, text }) => ({ name: `${author ?? "You"}, ${at}`, value: text })),
		),
		titled(
			"Our notes about",
			(all?.notes ?? []).map(({ text, author, createdAt }) => ({
				name: `${author}, ${mediumDayAndTime(createdAt)}`,
				value: text,
			})),
		),
		fileSection(`Files for ${reference}`, files),
	].filter(({ rows }) => rows.length > 0);
}

async function handlerOf({ assignedTo }: Lead): Promise<string> {
	if (!assignedTo) return "";
	const [person] = await db().select({ name: staff.name }).from(staff).where(eq(staff.id, assignedTo));
	return person?.name ?? "";
}

async function checkSections(leadIds: readonly string[]): Promise<DetailSection[]> {
	const checks = await checksOfLeads(leadIds);
	return checks.flatMap(({ address, answers, updatedAt, snapshots, photos }) => [
		...[{ day: updatedAt.toISOString().slice(0, 10), answers }, ...snapshots].flatMap((state) =>
			officeSections({ readiness: { day: state.day, address, answers: cleanAnswers(state.answers) } }),
		),
		fileSection("Photos of the readiness check", photos),
	]);
}

async function draftSections(email: string): Promise<DetailSection[]> {
	const drafts = await openDraftsOf(email);
	return drafts.flatMap(({ answers, files, updatedAt }) => {
		const typed = answers as Parameters<typeof detailsFrom>[0];
		const steps = answersByStep(detailsFrom(typed), files);
		const shown = new Set(steps.flatMap((step) => step.answers.map(({ name }) => name)));
		return [
			...steps.map((step) => ({
				title: `Unfinished intake of ${mediumDayAndTime(updatedAt)}: ${step.title}`,
				rows: step.answers.map(({ label, text }) => ({ name: label, value: text })),
			})),
			{
				// Such as details of a pool, from before somebody answered that there is none.
				title: "Answers that the unfinished intake no longer asks for",
				rows: Object.entries(typed)
					.filter(([name, value]) => !shown.has(name) && value)
					.map(([name, value]) => ({ name, value: String(value) })),
			},
			fileSection("Files for the unfinished intake", files),
		];
	});
}

function fileSection(title: string, files: readonly { fileName: string; createdAt: Date }[]): DetailSection {
	return {
		title,
		rows: files.map(({ fileName, createdAt }) => ({ name: mediumDayAndTime(createdAt), value: fileName })),
	};
}

/** Earlier copies are left out: each would contain the ones before it. */
async function sentSections(email: string): Promise<DetailSection[]> {
	const [sent, copies, isProved] = await Promise.all([
		deliveriesTo(email),
		messagesAbout(email),
		isProvedAddress(db(), email),
	]);
	return [
		...sent
			.filter(({ purpose }) => purpose !== "privacy-copy")
			.map((one) => ({
				title: `${one.channel === "mail" ? "Email" : "Text message"} from us, ${mediumDayAndTime(one.createdAt)}`,
				rows: [
					{ name: "To", value: one.recipient },
					{ name: "Subject", value: one.subject ?? "" },
					{ name: "Message", value: one.bodyText },
					{ name: "Calendar entry", value: one.calendar ?? "" },
				].filter(({ value }) => value !== ""),
			})),
		{
			title: "Copies for our other systems",
			rows: copies.map(({ body, createdAt }) => ({ name: mediumDayAndTime(createdAt), value: body })),
		},
		{
			title: "Your email address",
			rows: isProved ? [{ name: "Confirmed", value: "You opened a link that we mailed you." }] : [],
		},
	];
}
