// What we store about the owner of an address, as sections of a mail to that address. Our own notes are not in it.
import { momentText } from "#app/features/admin/format.ts";
import { messagesOf } from "#app/features/leads/conversation/conversation.server.ts";
import { leadsOf, leadWithAll } from "#app/features/leads/inbox/inbox.server.ts";
import { kindNames } from "#app/features/leads/inbox/inbox-filter.ts";
import type { DetailSection } from "#app/features/leads/inbox/lead-details.ts";
import type { Lead } from "#app/features/leads/leads.server.ts";
import { marketplaceDataOf } from "#app/features/marketplace/personal-data.server.ts";
import { orderStepsOf } from "#app/features/shop/orders/order-page.server.ts";
import { stockAlertsOf } from "#app/features/shop/stock/stock-alerts.server.ts";
import { visitsOfLeads } from "#app/features/visits/office/agenda.server.ts";
import { visitView } from "#app/features/visits/office/visit-view.ts";
import { leadSections } from "./lead-sections.server.ts";

/** `requestId`: the request for this copy, which needs no copy of itself. */
export async function dataCopyOf(email: string, requestId: string): Promise<DetailSection[]> {
	const sections: DetailSection[] = [];
	for (const lead of await leadsOf({ email }))
		if (lead.id !== requestId) sections.push(...(await sectionsOfLead(lead)));
	const products = await stockAlertsOf(email);
	return [
		...sections,
		...(await marketplaceDataOf(email)),
		{ title: "Back-in-stock requests", rows: products.map((value) => ({ name: "Product", value })) },
	].filter(({ rows }) => rows.length > 0);
}

async function sectionsOfLead(lead: Lead): Promise<DetailSection[]> {
	const { reference } = lead;
	const [all, messages, visits, steps] = await Promise.all([
		leadWithAll(lead.id),
		messagesOf(lead.id),
		visitsOfLeads([lead.id]),
		lead.kind === "order" ? orderStepsOf(lead) : [],
	]);
	const files = all?.files ?? [];
	const titled = (title: string, rows: DetailSection["rows"]) => ({ title: `${title} ${reference}`, rows });
	return [
		titled(
			kindNames[lead.kind],
			[
				{ name: "Received", value: momentText(lead.createdAt) },
				{ name: "About", value: lead.topic },
				{ name: "Name", value: `${lead.firstName} ${lead.lastName}`.trim() },
				{ name: "Email", value: lead.email },
				{ name: "Phone", value: lead.phone },
				{ name: "Address", value: lead.address },
				{ name: "Message", value: lead.message },
				{ name: "Sent from", value: lead.sourcePage },
				{ name: "Campaign", value: lead.campaign },
			].filter(({ value }) => value !== ""),
		),
		...leadSections(lead, files),
		titled(
			"Steps of order",
			steps.map(({ text, at }) => ({ name: momentText(at), value: text })),
		),
		titled(
			"Visits and calls for",
			visits.map((row) => {
				const { what, dayLabel, clock, status } = visitView({ ...row, lead: null }, new Date());
				return { name: what, value: `${dayLabel}, ${clock}${status === "canceled" ? " (canceled)" : ""}` };
			}),
		),
		titled(
			"Messages about",
			messages.map(({ author, at, text }) => ({ name: `${author ?? "You"}, ${at}`, value: text })),
		),
		titled(
			"Files for",
			files.map(({ fileName, createdAt }) => ({ name: momentText(createdAt), value: fileName })),
		),
	].filter(({ rows }) => rows.length > 0);
}
