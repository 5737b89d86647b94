// Every list of the panel as a file: /admin/leads.csv, /admin/audit.json and so on.

import { admin } from "#app/features/admin/access.server.ts";
import { staffExport } from "#app/features/admin/accounts/staff-export.server.ts";
import { auditExport, readAuditFilter } from "#app/features/admin/audit-log.server.ts";
import { failedDeliveryExport } from "#app/features/admin/failed-deliveries.server.ts";
import type { ExportedList } from "#app/features/admin/roles.ts";
import { insightExport } from "#app/features/insight/insight-export.server.ts";
import { templateExport } from "#app/features/leads/conversation/templates.server.ts";
import { readLeadFilter } from "#app/features/leads/inbox/inbox-filter.ts";
import { leadExport, spamExport } from "#app/features/leads/inbox/lead-export.server.ts";
import { categoryName } from "#app/features/marketplace/listing/categories.ts";
import { threadExport } from "#app/features/marketplace/messages/office-threads.server.ts";
import { listingExport } from "#app/features/marketplace/moderation/listing-export.server.ts";
import { appealExport } from "#app/features/marketplace/moderation/office-appeals.server.ts";
import { readinessExport } from "#app/features/readiness/report/readiness-export.server.ts";
import { visitExport } from "#app/features/visits/office/visit-export.server.ts";
import { webhookExport } from "#app/features/webhooks/message-export.server.ts";
import { readStatus } from "#app/features/webhooks/webhook-status.ts";
import { type Export, exportFile } from "#app/platform/files/exports.server.ts";
import type { Route } from "./+types/export.ts";

export async function loader({ url: { searchParams }, params, pattern, context }: Route.LoaderArgs) {
	const session = admin(context);
	const format = pattern.endsWith(".json") ? "json" : "csv";
	const send = <Row, Position>(source: Export<Row, Position>) => exportFile(source, format, session);
	switch (params.list as ExportedList) {
		case "appeals":
			return send(appealExport);
		case "audit":
			return send(auditExport(readAuditFilter(searchParams, session.role)));
		case "deliveries":
			return send(failedDeliveryExport);
		case "insight": {
			const table = await insightExport(searchParams.get("table") ?? "", categoryName);
			if (table) return send(table);
			break;
		}
		case "leads":
			return send(leadExport(readLeadFilter(searchParams)));
		case "listings":
			return send(listingExport);
		case "messages":
			return send(threadExport);
		case "readiness":
			return send(readinessExport);
		case "spam":
			return send(spamExport);
		case "staff":
			return send(staffExport);
		case "templates":
			return send(templateExport);
		case "visits":
			return send(visitExport);
		case "webhooks":
			return send(webhookExport(readStatus(searchParams.get("status"))));
	}
	throw new Response("There is no such file.", { status: 404 });
}
