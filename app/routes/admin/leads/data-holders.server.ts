// Every feature that holds something about people, in the order of the copy they can ask for.
import { intakeData } from "#app/features/intake/intake-data.server.ts";
import type { DataHolder } from "#app/features/leads/privacy/data-holder.server.ts";
import { leadData, messageData } from "#app/features/leads/privacy/personal-data.server.ts";
import { marketplaceData } from "#app/features/marketplace/marketplace-data.server.ts";
import { checkData } from "#app/features/readiness/checks/check-data.server.ts";
import { orderData } from "#app/features/shop/orders/order-data.server.ts";
import { stockAlertData } from "#app/features/shop/stock/stock-alerts.server.ts";
import { visitData } from "#app/features/visits/office/visit-data.server.ts";
import { webhookData } from "#app/features/webhooks/message-log.server.ts";

export const dataHolders: readonly DataHolder[] = [
	leadData,
	orderData,
	visitData,
	checkData,
	intakeData,
	marketplaceData,
	stockAlertData,
	messageData,
	webhookData,
];
