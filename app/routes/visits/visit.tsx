// A booked visit, for whoever has its link: read, move, cancel.
import { data, Form, href, redirect, useNavigation } from "react-router";
import { contact, telephoneHref } from "#app/features/company/company.ts";
import { dayAndTime } from "#app/features/company/dates.ts";
import { privateMeta } from "#app/features/company/pages/private-meta.ts";
import { countyOfAddress } from "#app/features/company/places/counties.ts";
import { localTime } from "#app/features/company/places/local-time.ts";
import { promiseSentence } from "#app/features/company/promised-time.ts";
import { visitPath } from "#app/features/leads/visit-link.server.ts";
import { keepVisit } from "#app/features/visits/held-visits.server.ts";
import { badLinks, refusals, released, tooLate } from "#app/features/visits/messages.ts";
import { countyIn } from "#app/features/visits/offer.ts";
import { openVisit } from "#app/features/visits/open-visit.server.ts";
import { preparations } from "#app/features/visits/preparation.server.ts";
import { alternatives, slotPage } from "#app/features/visits/slots/slot-page.server.ts";
import { readSlot, type SlotDay } from "#app/features/visits/slots/slot-values.ts";
import { BadLinkPage } from "#app/features/visits/ui/bad-link.tsx";
import { HeldNotice } from "#app/features/visits/ui/held-notice.tsx";
import { SlotPicker } from "#app/features/visits/ui/slot-picker.tsx";
import { TakenNotice } from "#app/features/visits/ui/taken-notice.tsx";
import { VisitSummary } from "#app/features/visits/ui/visit-summary.tsx";
import { durationText, kindTexts, nounOf } from "#app/features/visits/visit-kinds.ts";
import { limitLead, limitPost, limitView } from "#app/features/visits/visitor-limits.server.ts";
import { cancelVisit, moveVisit } from "#app/features/visits/visits.server.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { idOfLink } from "#app/platform/private-links.server.ts";
import { tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/page/disclosure.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import type { LostAnswerHandle } from "../lost-answer-texts.ts";
import { alsoWhenOutdated } from "../revalidate.ts";
import type { Route } from "./+types/visit.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
	privateMeta(`Your ${loaderData?.view ? nounOf(loaderData.view.kind) : "booking"}`);

export const handle: LostAnswerHandle = {
	lostAnswers: {
		sending: {
			"/visit/:token": {
				title: "Not changed",
				text: "Our server didn't respond. Try again. It's safe to send this twice.",
				tone: "destructive",
			},
		},
	},
};

export const shouldRevalidate = alsoWhenOutdated;

const NO_STORE = { "Cache-Control": "no-store" };

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const limit = await limitView(requestFacts(context).clientAddress);
	if (!limit.ok) throw data(null, tooManyRequests(limit.retryAfterSeconds));
	const opened = await openVisit(params.token);
	if (!opened.ok)
		return data(
			{ badLink: opened.reason, view: null },
			{ status: badLinks[opened.reason].status, headers: NO_STORE },
		);
	const { visit, lead } = opened;
	const search = new URL(request.url).searchParams;
	const now = new Date();
	const canChange = visit.status === "booked" && visit.startsAt > now;
	const county = countyIn(countyOfAddress(lead.address));
	const week = canChange
		? await slotPage({ kind: visit.kind, county, now, moving: visit.id }, search.get("from"))
		: null;
	const here = href("/visit/:token", params);
	const keepKey = search.get("keep") ?? "";
	// Only our mail to the lead's address contains the key.
	const isFromMail = (await idOfLink("keep-visit", keepKey)) === visit.id;
	return data(
		{
			badLink: null,
			view: {
				reference: lead.reference,
				kind: visit.kind,
				status: visit.status,
				canChange,
				isPast: visit.startsAt <= now,
				isAlready: search.has("already"),
				isMoving: search.has("from"),
				time: dayAndTime(visit.startsAt),
				heldUntil: canChange && visit.heldUntil ? dayAndTime(visit.heldUntil) : null,
				keepKey: isFromMail ? keepKey : null,
				duration: durationText((visit.endsAt.getTime() - visit.startsAt.getTime()) / 60_000),
				email: maskedEmail(lead.email),
				remindsYou: visit.remindAt !== null,
				preparation: preparations[visit.kind],
				// Whoever cancels and has not talked to us yet still gets the call they asked for.
				promisedBy:
					visit.status === "canceled" && !lead.answeredAt ? promiseSentence(lead.kind, lead.dueAt) : null,
				// Until the office says how it went, the request still has this visit and cannot get another.
				newTimePath:
					visit.status === "booked" ? null : await visitPath(lead, now, isFromMail ? "mail" : undefined),
				days: week?.days ?? [],
				earlier: week?.earlier ? `${here}?from=${week.earlier}#move` : null,
				later: week?.later ? `${here}?from=${week.later}#move` : null,
			},
		},
		{ headers: NO_STORE },
	);
}

type Answer = { problem: string; free: SlotDay[] };

export async function action({ request, params, context }: Route.ActionArgs) {
	const flooded = await limitPost(requestFacts(context).clientAddress);
	if (!flooded.ok) return refused(refusals["too-many"], tooManyRequests(flooded.retryAfterSeconds));
	const opened = await openVisit(params.token);
	if (!opened.ok) return refused(badLinks[opened.reason].text, { status: badLinks[opened.reason].status });
	const { visit, lead } = opened;
	const limit = await limitLead(lead.id);
	if (!limit.ok) return refused(refusals["too-many"], tooManyRequests(limit.retryAfterSeconds));
	const form = await postedForm(request);
	const here = href("/visit/:token", params);
	if (form.get("intent") === "keep") {
		const isFromMail = (await idOfLink("keep-visit", String(form.get("keep") ?? ""))) === visit.id;
		if (!isFromMail) return refused(badLinks.unknown.text, { status: badLinks.unknown.status });
		if ((await keepVisit(visit.id)) === "gone") return refused(released(visit.kind), { status: 409 });
		const text = "We've confirmed your email address. See you then.";
		return redirectWithToast(request, here, { title: "Your time is yours", text, tone: "normal" });
	}
	if (form.get("intent") === "cancel") {
		if ((await cancelVisit(visit.id)) === "closed") return refused(tooLate(visit.kind), { status: 409 });
		return redirect(here, 303);
	}
	const startsAt = readSlot(form.get("slot"));
	if (!startsAt) return refused(refusals.missing, { status: 422 });
	const now = new Date();
	const moved = await moveVisit(visit.id, startsAt, now);
	if (moved.ok) {
		const text = `Your new time is ${dayAndTime(moved.visit.startsAt)}.`;
		return redirectWithToast(request, here, { title: "Moved", text, tone: "normal" });
	}
	if (moved.reason === "closed") return refused(tooLate(visit.kind), { status: 409 });
	const county = countyIn(countyOfAddress(lead.address));
	const isFull = moved.reason === "unproved-full";
	return refused(
		refusals[moved.reason],
		{ status: moved.reason === "taken" || isFull ? 409 : 422 },
		await alternatives(startsAt, {
			...{ kind: visit.kind, county, now, moving: visit.id },
			...(isFull ? { notOn: localTime(startsAt).day } : {}),
		}),
	);
}

function refused(problem: string, init: ResponseInit, free: SlotDay[] = []) {
	return data<Answer>({ problem, free }, init);
}

/** 'r•••@hillside.example': enough to know which mailbox to look in, for whoever else sees the page. */
function maskedEmail(email: string): string {
	return email.replace(/^(.)[^@]*/u, "$1•••");
}

export default function VisitPage({ loaderData, actionData, params }: Route.ComponentProps) {
	const sending = useNavigation().formData;
	const { view } = loaderData;
	if (!view) return <BadLinkPage reason={loaderData.badLink} />;
	const { name } = kindTexts[view.kind];
	return (
		<>
			<PageHeading title={headingFor(view.status, view.isPast, name)} lead={`Reference ${view.reference}`} />
			<div className="wrap grid gap-10 py-10 pb-24 lg:py-14">
				{view.isAlready && view.canChange && (
					<Notice tone="amber" title="You already have a time">
						To change it, pick a new one below.
					</Notice>
				)}
				{view.heldUntil && <HeldNotice email={view.email} until={view.heldUntil} keepKey={view.keepKey} />}
				{actionData && !actionData.free.length && (
					<Notice tone="error" title="Not changed">
						{actionData.problem}
					</Notice>
				)}
				<VisitSummary view={view} icsPath={`${href("/visit/:token", params)}.ics`} />
				{view.promisedBy && (
					<p className="measure">{view.promisedBy} If you'd rather choose, pick a new time.</p>
				)}
				{view.newTimePath && (
					<p>
						<ButtonLink to={view.newTimePath}>Pick a new time</ButtonLink>
					</p>
				)}
				{view.canChange && (
					<div className="border-t border-line">
						<Disclosure
							summary="Move it to another time"
							open={view.isMoving || view.isAlready || Boolean(actionData?.free.length)}
						>
							<Form method="post" id="move" preventScrollReset className="max-w-[52rem] text-ink">
								<input type="hidden" name="intent" value="move" />
								{actionData && actionData.free.length > 0 && <TakenNotice {...actionData} />}
								<SlotPicker legend="Open times" days={view.days} earlier={view.earlier} later={view.later} />
								<Button type="submit" className="mt-6" busy={sending?.get("intent") === "move"}>
									Move to this time
								</Button>
							</Form>
						</Disclosure>
						<Disclosure summary="Cancel it">
							<Form method="post" preventScrollReset>
								<input type="hidden" name="intent" value="cancel" />
								<p className="mb-4">Someone else can then book this time. We'll email you to confirm.</p>
								<Button type="submit" variant="destructive" busy={sending?.get("intent") === "cancel"}>
									Cancel this {name.toLowerCase()}
								</Button>
							</Form>
						</Disclosure>
					</div>
				)}
				<p className="measure text-slate">
					{view.status === "booked" && view.isPast ? "Need another time? Call" : "Questions? Call"}{" "}
					<a className="link whitespace-nowrap" href={telephoneHref(contact.businessPhone)}>
						{contact.businessPhone}
					</a>{" "}
					and mention {view.reference}.
				</p>
			</div>
		</>
	);
}

function headingFor(status: string, isPast: boolean, name: string): string {
	if (status === "canceled") return "Canceled";
	if (status === "done") return "Done";
	if (status === "no_show") return "We missed you";
	return isPast ? `Your ${name.toLowerCase()}` : "Your time is booked";
}
