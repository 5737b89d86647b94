// What a privacy request finds in the marketplace and the shop, and the office's two buttons for it.
import { leadWithAll } from "#app/features/leads/inbox/inbox.server.ts";
import type { DetailSection } from "#app/features/leads/inbox/lead-details.ts";
import type { Lead } from "#app/features/leads/leads.server.ts";
import { isPrivacyTopic } from "#app/features/leads/privacy/privacy-request.ts";
import {
	countMarketplaceData,
	eraseMarketplaceData,
	marketplaceDataOf,
} from "#app/features/marketplace/personal-data.server.ts";
import { dataCopyMail } from "#app/features/marketplace/personal-data-mail.server.tsx";
import { eraseStockAlerts, stockAlertsOf } from "#app/features/shop/stock/stock-alerts.server.ts";
import { type Actor, recordAudit } from "#app/platform/audit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { queueMail } from "#app/platform/messages/deliveries.server.ts";
import type { Toast } from "#app/ui/overlays/toast-message.ts";

export async function privacySection({ topic, email }: Lead): Promise<DetailSection[]> {
	if (!isPrivacyTopic(topic)) return [];
	const waitsFor = await stockAlertsOf(email);
	const rows = [
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
	const isCopy = intent === "copy";
	await db().transaction(async (tx) => {
		if (isCopy)
			await queueMail(tx, {
				purpose: "privacy-copy",
				leadId: id,
				to: email,
				isScheduled: true,
				...dataCopyMail({ ...(await marketplaceDataOf(email)), products: await stockAlertsOf(email) }),
			});
		else {
			await eraseMarketplaceData(tx, email);
			await eraseStockAlerts(tx, email);
		}
		await recordAudit(tx, actor, {
			action: isCopy ? "sent a copy of personal data" : "deleted personal data",
			subject: { kind: "lead", id, title: reference },
		});
	});
	return {
		title: "Success",
		text: isCopy
			? `The copy is on its way to ${email}`
			: "Alerts, conversations and back-in-stock requests are deleted",
		tone: "normal",
	};
}
