import { data, href } from "react-router";
import { admin } from "#app/features/admin/access.server.ts";
import { OfficePage } from "#app/features/admin/ui/office-page.tsx";
import { mediumDayAndTime } from "#app/features/company/dates.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { messagesOf, sendAnswer } from "#app/features/leads/conversation/conversation.server.ts";
import { MAX_MESSAGE_LENGTH, messageText } from "#app/features/leads/conversation/conversation.ts";
import { allTemplates } from "#app/features/leads/conversation/templates.server.ts";
import { leadWithAll } from "#app/features/leads/inbox/inbox.server.ts";
import { readStatus } from "#app/features/leads/inbox/inbox-filter.ts";
import { addNote, moveLead } from "#app/features/leads/inbox/lead-actions.server.ts";
import { promiseView } from "#app/features/leads/inbox/lead-line.ts";
import { planLead, readPlan, staffChoices } from "#app/features/leads/inbox/lead-plan.server.ts";
import { LeadSheet } from "#app/features/leads/inbox/ui/lead-sheet.tsx";
import { LeadStatusForm } from "#app/features/leads/inbox/ui/lead-status-form.tsx";
import { PrivacyActions } from "#app/features/leads/inbox/ui/privacy-actions.tsx";
import { columnsBut, leadFacts, nameOf } from "#app/features/leads/lead-fields.ts";
import { kindNames, statuses } from "#app/features/leads/lead-status.ts";
import { answerPrivacyRequest, privacySections } from "#app/features/leads/privacy/personal-data.server.ts";
import { isPrivacyTopic } from "#app/features/leads/privacy/privacy-request.ts";
import { visitPath } from "#app/features/leads/visit-link.server.ts";
import { moveOrderIn, orderState } from "#app/features/shop/orders/order-moves.server.ts";
import { OrderStatusForm } from "#app/features/shop/ui/orders/order-status-form.tsx";
import { visitsOfLeads } from "#app/features/visits/office/agenda.server.ts";
import { LeadVisits } from "#app/features/visits/office/ui/lead-visits.tsx";
import { visitView } from "#app/features/visits/office/visit-view.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { bytesText } from "#app/ui/bytes.ts";
import { numerals } from "#app/ui/numerals.ts";
import { done, refused } from "#app/ui/overlays/toast-message.ts";
import { BackLink } from "#app/ui/page/back-link.tsx";
import { alsoWhenOutdated } from "../../revalidate.ts";
import type { Route } from "./+types/lead.ts";
import { dataHolders } from "./data-holders.server.ts";

const LONGEST_NOTE = 5_000;

export const shouldRevalidate = alsoWhenOutdated;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta(
		{
			path: "/admin/leads",
			title: loaderData ? `Lead ${loaderData.reference}` : "Lead",
			description: "A lead in the inbox.",
			hidden: true,
		},
		matches,
	);

export async function loader({ params, url }: Route.LoaderArgs) {
	const found = isUuid(params.id) ? await leadWithAll(params.id) : null;
	if (!found) throw data(null, { status: 404 });
	const { lead, notes, files, deliveries } = found;
	const [people, messages, templates] = await Promise.all([
		staffChoices(),
		messagesOf(lead.id),
		allTemplates(),
	]);
	const chosen = templates.find(({ id }) => id === url.searchParams.get("template"));
	return {
		people,
		plan: {
			assignedTo: lead.assignedTo,
			nextAction: lead.nextAction,
			nextActionOn: lead.nextActionOn,
		},
		conversation: {
			messages,
			templates: templates.map(({ id, title }) => ({ id, title })),
			chosenText: chosen?.text ?? null,
		},
		id: lead.id,
		reference: lead.reference,
		name: nameOf(lead),
		kind: kindNames[lead.kind],
		email: lead.email,
		phone: lead.phone,
		facts: leadFacts(lead, columnsBut("firstName", "lastName", "email", "phone")),
		status: lead.status,
		order: lead.kind === "order" ? await orderState(lead) : null,
		spamReason: lead.suspectedSpam ? (lead.spamReason ?? "no reason given") : null,
		received: mediumDayAndTime(lead.createdAt),
		visits: (await visitsOfLeads([lead.id])).map((row) => visitView({ ...row, lead: null }, new Date())),
		pickTimePath: await visitPath(lead, new Date(), "office"),
		promise: promiseView(lead, new Date()),
		isPrivacyRequest: isPrivacyTopic(lead.topic),
		sections: [
			...dataHolders.flatMap((holder) => holder.sections?.(lead, files) ?? []),
			...(await privacySections(dataHolders, lead)),
		],
		notes: notes.map(({ id, text, author, createdAt }) => ({
			id,
			text,
			author,
			at: mediumDayAndTime(createdAt),
		})),
		files: files.map(({ id, fileName, contentType, bytes, field }) => ({
			id,
			fileName,
			contentType,
			size: bytesText(bytes),
			field,
		})),
		deliveries: deliveries.map(({ createdAt, sentAt, leadId: _, ...delivery }) => ({
			id: delivery.id,
			channel: delivery.channel,
			purpose: delivery.purpose,
			recipient: delivery.recipient,
			status: delivery.status,
			attempts: delivery.attempts,
			lastError: delivery.lastError,
			leadId: null,
			at: mediumDayAndTime(sentAt ?? createdAt),
		})),
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	if (!isUuid(params.id)) throw data(null, { status: 404 });
	const form = await postedForm(request);
	const actor = admin(context);
	const moved = await moveOrderIn(form, params.id, actor);
	if (moved === "gone") throw data(null, { status: 404 });
	if (moved) return redirectWithToast(request, href("/admin/leads/:id", { id: params.id }), moved);
	const here = href("/admin/leads/:id", { id: params.id });
	const answered = await answerPrivacyRequest(dataHolders, form, params.id, actor);
	if (answered) return redirectWithToast(request, here, answered);
	if (form.get("intent") === "plan") {
		const plan = readPlan(form);
		const seen = String(form.get("seen") ?? "");
		const saved = plan ? await planLead(params.id, { seen, plan }, actor) : "unknown-person";
		if (saved === "gone") throw data(null, { status: 404 });
		if (saved === "changed" && plan) return data({ plan }, { status: 409 });
		return redirectWithToast(
			request,
			here,
			saved === "done"
				? done("Next action saved")
				: refused("Check the date and the person. Nothing was saved."),
		);
	}
	if (form.get("intent") === "answer") {
		const answer = messageText(form.get("answer"));
		if (answer === "" || answer.length > MAX_MESSAGE_LENGTH)
			return data({ answer, error: tooLong("reply", answer, MAX_MESSAGE_LENGTH) }, { status: 400 });
		if ((await sendAnswer(params.id, answer, actor)) === "gone") throw data(null, { status: 404 });
		return redirectWithToast(request, here, done("Your reply is on its way"));
	}
	const to = readStatus(form.get("status"));
	const from = readStatus(form.get("from"));
	if (to && from) {
		const outcome = await moveLead(params.id, { from, to }, actor);
		if (outcome === "gone") throw data(null, { status: 404 });
		return redirectWithToast(
			request,
			here,
			outcome === "done"
				? done(`Lead marked as ${statuses[to].name.toLowerCase()}`)
				: refused(
						"Someone else changed this lead, so your change wasn't saved. The page now shows the latest version.",
					),
		);
	}
	const note = String(form.get("note") ?? "").trim();
	if (note === "" || note.length > LONGEST_NOTE)
		return data({ note, error: tooLong("note", note, LONGEST_NOTE) }, { status: 400 });
	if ((await addNote(params.id, note, actor)) === "gone") throw data(null, { status: 404 });
	return redirectWithToast(request, here, done("Note added"));
}

function tooLong(what: "note" | "reply", text: string, limit: number): string {
	return text === "" ? `Write a ${what} first.` : `Shorten the ${what} to ${numerals(limit)} characters.`;
}

export default function Page({ loaderData: lead, actionData }: Route.ComponentProps) {
	return (
		<OfficePage
			title={lead.name}
			lead={`${lead.kind} ${lead.reference}, received ${lead.received}`}
			aside={<BackLink to={href("/admin/leads")}>All leads</BackLink>}
		>
			<LeadSheet
				lead={lead}
				refusedNote={actionData && "note" in actionData ? actionData : undefined}
				refusedAnswer={actionData && "answer" in actionData ? actionData : undefined}
				refusedPlan={actionData && "plan" in actionData ? actionData.plan : undefined}
				statusForm={
					lead.order ? (
						<OrderStatusForm {...lead.order} />
					) : lead.isPrivacyRequest ? (
						<>
							<LeadStatusForm status={lead.status} />
							<PrivacyActions email={lead.email} />
						</>
					) : undefined
				}
				visits={
					!lead.isPrivacyRequest && <LeadVisits visits={lead.visits} pickTimePath={lead.pickTimePath} />
				}
			/>
		</OfficePage>
	);
}
