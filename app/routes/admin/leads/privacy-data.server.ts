// What a privacy request finds under its address, and the office's two buttons for it.
import { countOpenDrafts } from "#app/features/intake/drafts/erase-drafts.server.ts";
import { leadWithAll } from "#app/features/leads/inbox/inbox.server.ts";
import type { DetailSection } from "#app/features/leads/inbox/lead-details.ts";
import type { Lead } from "#app/features/leads/leads.server.ts";
import { dataCopyMail } from "#app/features/leads/privacy/data-copy-mail.server.tsx";
import { countRequests } from "#app/features/leads/privacy/erase-leads.server.ts";
import { isPrivacyTopic } from "#app/features/leads/privacy/privacy-request.ts";
import { countMarketplaceData } from "#app/features/marketplace/personal-data.server.ts";
import { stockAlertsOf } from "#app/features/shop/stock/stock-alerts.server.ts";
import { type Actor, recordAudit } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import type { Toast } from "#app/ui/overlays/toast-message.ts";
import { dataCopyOf } from "./data-copy.server.ts";
import { erasePerson } from "./erase-person.server.ts";

export async function privacySection({ topic, email }: Lead): Promise<DetailSection[]> {
	if (!isPrivacyTopic(topic)) return [];
	const [requests, drafts, waitsFor] = await Promise.all([
		countRequests(email),
		countOpenDrafts(email),
		stockAlertsOf(email),
	]);
	const rows = [
		{ name: "Requests and orders", value: String(requests.erasable) },
		{ name: "Jobs and orders we keep", value: String(requests.forTheBooks) },
		{ name: "Unfinished intakes", value: String(drafts) },
		...(await countMarketplaceData(email)),
		{ name: "Back-in-stock requests", value: waitsFor.join("\n") || "0" },
	];
	return [{ title: "Stored under this address", rows }];
}

/** Null when the form is not about personal data. */
export async function answerPrivacyRequest(
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
		const copy = dataCopyMail(await dataCopyOf(email, id));
		await db().transaction(async (tx) => {
			await queueMail(tx, { ...copy, purpose: "privacy-copy", leadId: id, to: email, isScheduled: true });
			await recordAudit(tx, actor, { action: "sent a copy of personal data", subject });
		});
		return { title: "Success", text: `The copy is on its way to ${email}`, tone: "normal" };
	}
	await db().transaction(async (tx) => {
		const details = await erasePerson(tx, email);
		await recordAudit(tx, actor, { action: "deleted personal data", subject, details });
	});
	return { title: "Success", text: "Everything we may delete is deleted", tone: "normal" };
}
