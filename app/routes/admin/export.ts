// Every list of the panel as a file: /admin/leads.csv, /admin/audit.json and so on.

import { admin } from "#app/features/admin/access.server.ts";
import { staffExport } from "#app/features/admin/accounts/staff.server.ts";
import { auditExport, readAuditFilter } from "#app/features/admin/audit-log.server.ts";
import { failedDeliveryExport } from "#app/features/admin/failed-deliveries.server.ts";
import type { ExportedList, Role } from "#app/features/admin/roles.ts";
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

type Ask = {
	params: URLSearchParams;
	role: Role;
	send: <Row, Position>(source: Export<Row, Position>) => Promise<Response>;
};

/** One row for each list of the roles table. */
const lists: Record<ExportedList, (ask: Ask) => Promise<Response | null>> = {
	appeals: ({ send }) => send(appealExport),
	audit: ({ params, role, send }) => send(auditExport(readAuditFilter(params, role))),
	deliveries: ({ send }) => send(failedDeliveryExport),
	insight: async ({ params, send }) => {
		const table = await insightExport(params.get("table") ?? "", categoryName);
		return table && send(table);
	},
	leads: ({ params, send }) => send(leadExport(readLeadFilter(params))),
	listings: ({ send }) => send(listingExport),
	messages: ({ send }) => send(threadExport),
	readiness: ({ send }) => send(readinessExport),
	spam: ({ send }) => send(spamExport),
	staff: ({ send }) => send(staffExport),
	templates: ({ send }) => send(templateExport),
	visits: ({ send }) => send(visitExport),
	webhooks: ({ params, send }) => send(webhookExport(readStatus(params.get("status")))),
};

export async function loader({ url, params, pattern, context }: Route.LoaderArgs) {
	const session = admin(context);
	const format = pattern.endsWith(".json") ? "json" : "csv";
	const send: Ask["send"] = (source) => exportFile(source, format, session);
	const list = Object.hasOwn(lists, params.list) ? lists[params.list as ExportedList] : null;
	const file = await list?.({ params: url.searchParams, role: session.role, send });
	if (!file) throw new Response("There is no such file.", { status: 404 });
	return file;
}
