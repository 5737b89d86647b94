// A privacy request: what is stored under its address, the copy of it, and the deletion. Walks the data holders.
import { mediumDayAndTime } from "#app/features/company/dates.ts";
import { type Actor, recordAudit } from "#app/platform/audit.server.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { deliveriesTo, eraseDeliveries, queueMail } from "#app/platform/messages/deliveries.server.ts";
import { forgetProof, isProvedAddress } from "#app/platform/messages/proved-addresses.server.ts";
import { done, type Toast } from "#app/ui/overlays/toast-message.ts";
import { messagesOf } from "../conversation/conversation.server.ts";
import { leadsOf, leadWithAll } from "../inbox/inbox.server.ts";
import { staffName } from "../inbox/lead-plan.server.ts";
import { leadFacts } from "../lead-fields.ts";
import { kindNames } from "../lead-status.ts";
import type { Lead } from "../leads.server.ts";
import { dataCopyMail } from "./data-copy-mail.server.tsx";
import { about, type DataHolder, type DetailSection, filled } from "./data-holder.server.ts";
import { countRequests, eraseLeads, keptLeads, leadsToErase } from "./erase-leads.server.ts";
import { isPrivacyTopic } from "./privacy-request.ts";

type Holders = readonly DataHolder[];

/** Requests are deleted last, with their notes, messages, visits and order steps: the others are found by them. */
export const leadData: DataHolder = {
	tables: ["leads", "lead_notes", "lead_messages"],
	async ofRequest(lead) {
		const [all, messages, handler] = await Promise.all([
			leadWithAll(lead.id),
			messagesOf(lead.id),
			staffName(lead.assignedTo),
		]);
		return [
			about(lead, kindNames[lead.kind], [
				{ name: "Received", value: mediumDayAndTime(lead.createdAt) },
				...leadFacts(lead),
				{ name: "Handled by", value: handler },
				{ name: "What we do next", value: lead.nextAction },
			]),
			about(
				lead,
				"Messages about",
				messages.map(({ author, at, text }) => ({ name: `${author ?? "You"}, ${at}`, value: text })),
			),
			about(
				lead,
				"Our notes about",
				(all?.notes ?? []).map(({ text, author, createdAt }) => ({
					name: `${author}, ${mediumDayAndTime(createdAt)}`,
					value: text,
				})),
			),
		];
	},
	async count(email) {
		const { erasable, forTheBooks } = await countRequests(email);
		return [
			{ name: "Requests and orders", value: String(erasable) },
			{ name: "Jobs and orders we keep", value: String(forTheBooks) },
		];
	},
};

export const messageData: DataHolder = {
	tables: ["deliveries", "proved_addresses"],
	/** Earlier copies are left out: each would contain the ones before it. */
	async ofOwner({ email }) {
		const [sent, isProved] = await Promise.all([deliveriesTo(email), isProvedAddress(db(), email)]);
		return [
			...sent
				.filter(({ purpose }) => purpose !== "privacy-copy")
				.map((one) => ({
					title: `${one.channel === "mail" ? "Email" : "Text message"} from us, ${mediumDayAndTime(one.createdAt)}`,
					rows: filled([
						{ name: "To", value: one.recipient },
						{ name: "Subject", value: one.subject ?? "" },
						{ name: "Message", value: one.bodyText },
						{ name: "Calendar entry", value: one.calendar ?? "" },
					]),
				})),
			{
				title: "Your email address",
				rows: isProved ? [{ name: "Confirmed", value: "You opened a link that we mailed you." }] : [],
			},
		];
	},
	async erase(tx, { email, keptLeadIds }) {
		return {
			deliveries: await eraseDeliveries(tx, email, keptLeadIds),
			proofs: await forgetProof(tx, email),
		};
	},
};

/** `requestId`: the request for this copy, which needs no copy of itself. */
export async function dataCopyOf(
	holders: Holders,
	email: string,
	requestId: string,
): Promise<DetailSection[]> {
	const requests = (await leadsOf({ email }, null)).filter(({ id }) => id !== requestId);
	const sections: DetailSection[] = [];
	for (const lead of requests) {
		const files = (await leadWithAll(lead.id))?.files ?? [];
		for (const holder of holders) {
			sections.push(...((await holder.ofRequest?.(lead)) ?? []));
			sections.push(...(holder.sections?.(lead, files) ?? []));
		}
	}
	const owner = { email, leadIds: requests.map(({ id }) => id) };
	for (const holder of holders) sections.push(...((await holder.ofOwner?.(owner)) ?? []));
	return sections.filter(({ rows }) => rows.length > 0);
}

/** What the office sees before it answers. Empty for any other request. */
export async function privacySections(
	holders: Holders,
	{ topic, email }: Pick<Lead, "topic" | "email">,
): Promise<DetailSection[]> {
	if (!isPrivacyTopic(topic)) return [];
	const rows = await Promise.all(holders.map((holder) => holder.count?.(email) ?? []));
	return [{ title: "Stored under this address", rows: rows.flat() }];
}

/** The office's two buttons for a privacy request. Null when the form is not about one. */
export async function answerPrivacyRequest(
	holders: Holders,
	form: FormData,
	leadId: string,
	actor: Actor,
): Promise<Toast | null> {
	const intent = form.get("intent");
	if (intent !== "copy" && intent !== "erase") return null;
	const found = await leadWithAll(leadId);
	if (!found || !isPrivacyTopic(found.lead.topic)) return null;
	const { id, email, reference } = found.lead;
	const subject = { kind: "lead", id, title: reference } as const;
	if (intent === "copy") {
		const copy = dataCopyMail(await dataCopyOf(holders, email, id));
		await db().transaction(async (tx) => {
			await queueMail(tx, { ...copy, purpose: "privacy-copy", leadId: id, to: email, isScheduled: true });
			await recordAudit(tx, actor, { action: "sent a copy of personal data", subject });
		});
		return done(`The copy is on its way to ${email}`);
	}
	await db().transaction(async (tx) => {
		const details = await erasePerson(holders, tx, email);
		await recordAudit(tx, actor, { action: "deleted personal data", subject, details });
	});
	return done("Everything we may delete is deleted");
}

/** How much was deleted of each kind. Privacy requests and our books stay. */
async function erasePerson(holders: Holders, tx: Tx, email: string): Promise<Record<string, number>> {
	const leadIds = await leadsToErase(tx, email);
	const keptLeadIds = await keptLeads(tx, email);
	const gone: Record<string, number> = {};
	for (const holder of holders)
		Object.assign(gone, await holder.erase?.(tx, { email, leadIds, keptLeadIds }));
	return { ...gone, leads: await eraseLeads(tx, leadIds), keptLeads: keptLeadIds.length };
}
