// Appeals, reported conversations and held messages.

import { Form, href, Link } from "react-router";
import { admin } from "#app/features/admin/access.server.ts";
import { filesOf, panelPage } from "#app/features/admin/panel-pages.ts";
import { ListHeading, OfficePage } from "#app/features/admin/ui/office-page.tsx";
import { listingPath } from "#app/features/marketplace/listing/listing-paths.ts";
import {
	deleteThread,
	officeThreads,
	releaseThread,
} from "#app/features/marketplace/messages/office-threads.server.ts";
import { decideAppeal, officeAppeals } from "#app/features/marketplace/moderation/office-appeals.server.ts";
import { AppealList } from "#app/features/marketplace/moderation/ui/appeal-list.tsx";
import type { Actor } from "#app/platform/audit.server.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { refused } from "#app/ui/overlays/toast-message.ts";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import type { Route } from "./+types/messages.ts";

const page = panelPage(
	"/admin/messages",
	"Appeals and reported conversations",
	"Appeals about listings we took down, and conversations that someone reported or that look like a scam. You can't read any others.",
);

export const meta: Route.MetaFunction = page.meta;

export async function loader() {
	const [appeals, threads] = await Promise.all([officeAppeals(), officeThreads()]);
	return { appeals, threads };
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await postedForm(request);
	const done = await decide(String(form.get("intent")), form, admin(context));
	return redirectWithToast(
		request,
		href("/admin/messages"),
		done ? { title: done, tone: "normal" } : refused("Someone else has already decided"),
	);
}

/** What was done, or null when there is nothing left to decide. */
async function decide(intent: string, form: FormData, actor: Actor): Promise<string | null> {
	const thread = String(form.get("thread") ?? "");
	const listing = String(form.get("listing") ?? "");
	switch (intent) {
		case "accept":
			return (await decideAppeal(listing, true, actor)) ? "Listing restored" : null;
		case "reject":
			return (await decideAppeal(listing, false, actor)) ? "Appeal closed" : null;
		case "delete":
			return (await deleteThread(thread, actor)) ? "Conversation deleted" : null;
		default:
			return (await releaseThread(thread, actor)) ? "Conversation released" : null;
	}
}

export default function Page({ loaderData: { appeals, threads } }: Route.ComponentProps) {
	return (
		<OfficePage page={page}>
			<ListHeading files={appeals.length > 0 && filesOf("appeals", "", "appeals")}>Appeals</ListHeading>
			{appeals.length === 0 ? <EmptyState title="No appeals." /> : <AppealList appeals={appeals} />}
			<div className="mt-12">
				<ListHeading files={threads.length > 0 && filesOf("messages", "", "reported conversations")}>
					Reported conversations
				</ListHeading>
			</div>
			{threads.length === 0 && <EmptyState title="No reported conversations." />}
			<ul className="grid gap-5">
				{threads.map((thread) => (
					<li key={thread.id} className="rounded-md border border-line bg-white p-5">
						<div className="flex flex-wrap items-center gap-3">
							<Badge tone={thread.reportReason ? "ember" : "amber"}>
								{thread.reportReason ? "Reported" : "Held"}
							</Badge>
							<Link
								className="link font-semibold wrap-anywhere"
								to={listingPath(thread.kind, thread.listingId)}
							>
								{thread.title}
							</Link>
						</div>
						<p className="mt-2 text-sm text-slate wrap-anywhere">
							{thread.reportReason ?? thread.heldReason}
						</p>
						<p className="mt-1 text-sm text-stone wrap-anywhere">
							{thread.buyerName} ({thread.buyerEmail}) wrote to {thread.sellerEmail}
						</p>
						<ol className="mt-4 grid gap-3 border-l-2 border-line pl-4">
							{thread.messages.map((message) => (
								<li key={message.id}>
									<p className="text-sm font-semibold">
										{message.sender === "buyer" ? thread.buyerName : "Poster"}
										{message.held && " (held)"}
									</p>
									<p className="whitespace-pre-line wrap-anywhere">{message.text}</p>
								</li>
							))}
						</ol>
						<Form method="post" action={href("/admin/messages")} className="mt-4 flex flex-wrap gap-3">
							<input type="hidden" name="thread" value={thread.id} />
							<Button type="submit" variant="secondary" name="intent" value="release">
								Release
							</Button>
							<Button type="submit" variant="destructive" name="intent" value="delete">
								Delete conversation
							</Button>
						</Form>
					</li>
				))}
			</ul>
		</OfficePage>
	);
}
