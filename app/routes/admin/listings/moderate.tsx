// Does what the panel's forms ask for. Without JavaScript, and after the sign-in page, the answer is the panel itself.
import { lazy } from "react";
import { data, href } from "react-router";
import { admin } from "#app/features/admin/access.server.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { moderate } from "#app/features/marketplace/moderation/moderation.server.ts";
import {
	failureMessage,
	itemText,
	type ModerationAnswer,
	messageFor,
	readAction,
	readItem,
	readKind,
} from "#app/features/marketplace/moderation/moderation.ts";
import { readReason } from "#app/features/marketplace/moderation/moderation-reasons.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import type { Route } from "./+types/moderate.ts";
import { panelProps } from "./listing-view.server.ts";

const page = { path: "/admin/moderate", title: "Admin", description: "The moderation panel.", hidden: true };

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export async function loader({ url }: Route.LoaderArgs) {
	const backTo = url.searchParams.get("from") === "spam" ? href("/admin/spam") : null;
	return { panel: await panelProps(url.searchParams), backTo };
}

/** Makes `PrefetchPageLinks` fetch the code of this page without its data. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	return serverLoader();
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await postedForm(request);
	const intent = readAction(form.get("intent"));
	const items = form.getAll("item").flatMap((value) => readItem(value) ?? []);
	const kind = readKind(form.get("kind"));
	if (!intent) return refused("No action was chosen.");
	if (items.length === 0) return refused("Select at least one listing first.");
	try {
		const outcomes = await moderate(intent, items, admin(context), readReason(form.get("reason")));
		const deleted = intent === "delete" ? items.filter((_, index) => outcomes[index]?.result === "done") : [];
		const message = messageFor(intent, outcomes, kind);
		return data<ModerationAnswer>({ message, undo: deleted.map(itemText) });
	} catch (error) {
		requestFacts(context).log.error({ intent, error: String(error) }, "moderation failed");
		const message = failureMessage(intent, items.length, kind);
		return data<ModerationAnswer>({ message, undo: [] }, { status: 500 });
	}
}

function refused(text: string) {
	const message = { title: "Error", text, tone: "destructive" as const };
	return data<ModerationAnswer>({ message, undo: [] }, { status: 400 });
}

const Panel = lazy(() => import("./listings-panel.tsx"));

export default function Page({ loaderData: { panel, backTo }, actionData }: Route.ComponentProps) {
	return <Panel panel={{ ...panel, answered: actionData && { ...actionData, backTo } }} />;
}
