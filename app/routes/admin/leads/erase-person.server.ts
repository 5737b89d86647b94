// Deletes what we store about the owner of an address. Each feature deletes its own part. A test compares this with
// company/stored-data.ts, so that a new table cannot be forgotten.
import { eraseIntake } from "#app/features/intake/drafts/erase-drafts.server.ts";
import { eraseLeads, keptLeads, leadsToErase } from "#app/features/leads/privacy/erase-leads.server.ts";
import { eraseMarketplaceData } from "#app/features/marketplace/personal-data.server.ts";
import { eraseChecks } from "#app/features/readiness/checks/checks.server.ts";
import { eraseCheckouts } from "#app/features/shop/orders/orders.server.ts";
import { eraseStockAlerts } from "#app/features/shop/stock/stock-alerts.server.ts";
import { eraseMessagesAbout } from "#app/features/webhooks/message-log.server.ts";
import type { Tx } from "#app/platform/database/db.server.ts";
import { eraseDeliveries } from "#app/platform/messages/deliveries.server.ts";
import { forgetProof } from "#app/platform/messages/proved-addresses.server.ts";

/** Returns how much was deleted of each kind, for the audit log. Privacy requests and our books stay. */
export async function erasePerson(tx: Tx, email: string): Promise<Record<string, number>> {
	const leadIds = await leadsToErase(tx, email);
	const kept = await keptLeads(tx, email);
	return {
		readinessChecks: await eraseChecks(tx, leadIds),
		...(await eraseIntake(tx, email, leadIds)),
		checkouts: await eraseCheckouts(tx, leadIds),
		leads: await eraseLeads(tx, leadIds),
		keptLeads: kept.length,
		...(await eraseMarketplaceData(tx, email)),
		stockAlerts: await eraseStockAlerts(tx, email),
		deliveries: await eraseDeliveries(tx, email, kept),
		webhookMessages: await eraseMessagesAbout(tx, email),
		proofs: await forgetProof(tx, email),
	};
}
