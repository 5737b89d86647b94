// Endpoints of other systems, and the log of what they were sent.
import { data, href } from "react-router";
import { admin } from "#app/features/admin/access.server.ts";
import { filesOf, panelPage } from "#app/features/admin/panel-pages.ts";
import { OfficePage } from "#app/features/admin/ui/office-page.tsx";
import { addEndpoint, listEndpoints, rotateSecret } from "#app/features/webhooks/endpoints.server.ts";
import { messageCounts, messageLog } from "#app/features/webhooks/message-log.server.ts";
import { EndpointForm } from "#app/features/webhooks/ui/endpoint-form.tsx";
import { EndpointList } from "#app/features/webhooks/ui/endpoint-list.tsx";
import { MessageLog } from "#app/features/webhooks/ui/message-log.tsx";
import { NewSecret } from "#app/features/webhooks/ui/new-secret.tsx";
import { readStatus, type WebhookStatus, webhookStatuses } from "#app/features/webhooks/webhook-status.ts";
import { cursorText, readCursor } from "#app/platform/database/cursor.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import type { Route } from "./+types/webhooks.ts";
import { changeEndpoint } from "./webhook-changes.server.ts";

const page = panelPage(
	"/admin/webhooks",
	"Webhooks",
	"Tells your other systems about new leads, orders, visits and flagged listings.",
);

export const meta: Route.MetaFunction = page.meta;

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
	const status = readStatus(searchParams.get("status"));
	const after = readCursor(searchParams.get("after"));
	const [endpoints, counts, log] = await Promise.all([
		listEndpoints(),
		messageCounts(),
		messageLog({ status, after }),
	]);
	return {
		endpoints,
		tabs: [null, ...webhookStatuses].map((one) => ({
			status: one,
			to: logAddress(one, null),
			count: one ? counts[one] : counts.queued + counts.delivered + counts.failed,
			current: one === status,
		})),
		failed: counts.failed,
		messages: log.messages,
		files: filesOf("webhooks", status ? `?status=${status}` : "", "the delivery log"),
		older: log.next ? logAddress(status, cursorText(log.next)) : null,
		newest: after ? logAddress(status, null) : null,
	};
}

/** Without an intent it adds `url`. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await postedForm(request);
	const actor = admin(context);
	const intent = form.get("intent");
	if (intent === null || intent === "add") {
		const typed = String(form.get("url") ?? "");
		const added = await addEndpoint(typed, actor);
		if (!added.ok) return data({ typed: typed.slice(0, 2_000), problem: added.problem }, { status: 400 });
		return data({ url: added.url, secret: added.secret, warning: added.warning });
	}
	if (intent === "rotate") {
		const id = form.get("endpoint");
		const rotated = typeof id === "string" && isUuid(id) ? await rotateSecret(id, actor) : null;
		if (rotated) return data({ ...rotated, warning: null });
	}
	const toast = await changeEndpoint(form, actor);
	return redirectWithToast(request, href("/admin/webhooks"), toast);
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
	const { endpoints, tabs, messages, failed, older, newest, files } = loaderData;
	const shown = actionData && "secret" in actionData ? actionData : null;
	const refused = actionData && "problem" in actionData ? actionData : null;
	return (
		<OfficePage page={page} files={messages.length > 0 && files}>
			{shown && <NewSecret {...shown} />}
			<div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[3fr_2fr]">
				<EndpointList endpoints={endpoints} />
				<EndpointForm refused={refused} key={shown?.url ?? ""} />
			</div>
			<MessageLog tabs={tabs} messages={messages} failed={failed} older={older} newest={newest} />
		</OfficePage>
	);
}

function logAddress(status: WebhookStatus | null, after: string | null): string {
	const params = new URLSearchParams({ ...(status ? { status } : {}), ...(after ? { after } : {}) });
	return params.size > 0 ? `${href("/admin/webhooks")}?${params}` : href("/admin/webhooks");
}
