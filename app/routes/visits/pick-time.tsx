// Where somebody picks a time after a request, with the signed link from the thank-you page or the mail.
import { data, Form, href, redirect, useNavigation } from "react-router";
import { contact, telephoneHref } from "#app/features/company/company.ts";
import { privateMeta } from "#app/features/company/pages/private-meta.ts";
import { countyOfAddress } from "#app/features/company/places/counties.ts";
import { localTime } from "#app/features/company/places/local-time.ts";
import { promiseSentence } from "#app/features/company/promised-time.ts";
import type { Lead } from "#app/features/leads/leads.server.ts";
import { openVisitLink } from "#app/features/leads/visit-link.server.ts";
import { badLinks, refusals } from "#app/features/visits/messages.ts";
import { countyIn, likelyKind, offeredKinds } from "#app/features/visits/offer.ts";
import { alternatives, slotPage } from "#app/features/visits/slots/slot-page.server.ts";
import { readSlot, type SlotDay } from "#app/features/visits/slots/slot-values.ts";
import { loadRules } from "#app/features/visits/slots/visit-rules.server.ts";
import { BadLinkPage } from "#app/features/visits/ui/bad-link.tsx";
import { KindLinks } from "#app/features/visits/ui/kind-links.tsx";
import { SlotPicker } from "#app/features/visits/ui/slot-picker.tsx";
import { TakenNotice } from "#app/features/visits/ui/taken-notice.tsx";
import { kindTexts, readVisitKind, type VisitKind } from "#app/features/visits/visit-kinds.ts";
import { visitPagePath } from "#app/features/visits/visit-mails.server.tsx";
import { limitLead, limitPost, limitView } from "#app/features/visits/visitor-limits.server.ts";
import { bookVisit, findBooked } from "#app/features/visits/visits.server.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { smsConfigured } from "#app/platform/messages/sms.server.ts";
import { tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import type { LostAnswerHandle } from "../lost-answer-texts.ts";
import { alsoWhenOutdated } from "../revalidate.ts";
import type { Route } from "./+types/pick-time.ts";

export const meta: Route.MetaFunction = () => privateMeta("Pick a time");

export const handle: LostAnswerHandle = {
	lostAnswers: {
		sending: {
			"/visit": {
				title: "Not booked",
				text: "Our server didn't respond. Your time is still selected, so try again. We won't book it twice.",
				tone: "destructive",
			},
		},
	},
};

export const shouldRevalidate = alsoWhenOutdated;

const NO_STORE = { "Cache-Control": "no-store" };

export async function loader({ request, context }: Route.LoaderArgs) {
	const limit = await limitView(requestFacts(context).clientAddress);
	if (!limit.ok) throw data(null, tooManyRequests(limit.retryAfterSeconds));
	const search = new URL(request.url).searchParams;
	const opened = await openVisitLink(search);
	if (!opened.ok)
		return data(
			{ badLink: opened.reason, page: null },
			{ status: badLinks[opened.reason].status, headers: NO_STORE },
		);
	const { lead } = opened;
	const booked = await findBooked(lead.id);
	if (booked) throw redirect(await visitPagePath(booked.id), 303);
	const now = new Date();
	const { kinds, kind, wanted } = await offerFor(lead, search.get("kind"), now);
	const week = kind ? await slotPage(wanted(kind), search.get("from")) : null;
	const link = linkWith(search);
	return data(
		{
			badLink: null,
			page: {
				reference: lead.reference,
				promisedBy: lead.answeredAt ? null : promiseSentence(lead.kind, lead.dueAt),
				isOutsideArea: countyOfAddress(lead.address) === "other",
				kind,
				kinds: kinds.map((one) => ({ kind: one, to: link({ kind: one }) })),
				days: week?.days ?? [],
				earlier: week?.earlier && kind ? link({ kind, from: week.earlier }) : null,
				later: week?.later && kind ? link({ kind, from: week.later }) : null,
				textTo: smsConfigured() && lead.phone ? lead.phone : null,
				wantsText: (lead.details as { smsConsent?: unknown } | null)?.smsConsent === true,
			},
		},
		{ headers: NO_STORE },
	);
}

type Answer = { problem: string; free: SlotDay[] };

export async function action({ request, context }: Route.ActionArgs) {
	const { clientAddress } = requestFacts(context);
	const flooded = await limitPost(clientAddress);
	if (!flooded.ok) return refused(refusals["too-many"], tooManyRequests(flooded.retryAfterSeconds));
	const search = new URL(request.url).searchParams;
	const opened = await openVisitLink(search);
	if (!opened.ok) return refused(badLinks[opened.reason].text, { status: badLinks[opened.reason].status });
	const { lead, origin } = opened;
	const limit = await limitLead(lead.id);
	if (!limit.ok) return refused(refusals["too-many"], tooManyRequests(limit.retryAfterSeconds));
	const form = await postedForm(request);
	const now = new Date();
	const { kind, wanted } = await offerFor(lead, form.get("kind") ?? search.get("kind"), now);
	const startsAt = readSlot(form.get("slot"));
	if (!startsAt || !kind) return refused(refusals.missing, { status: 422 });
	const wantsText = form.get("wantsText") === "on" && smsConfigured();
	const booked = await bookVisit(lead, { kind, startsAt, wantsText }, now, { clientAddress, origin });
	if (booked.ok) return redirect(await visitPagePath(booked.visit.id), 303);
	if (booked.reason === "gone") return refused(badLinks.unknown.text, { status: badLinks.unknown.status });
	if (booked.reason === "already") return redirect(`${await visitPagePath(booked.visit.id)}?already=1`, 303);
	if (booked.reason === "too-many")
		return refused(refusals["too-many-bookings"], tooManyRequests(booked.retryAfterSeconds));
	if (booked.reason === "unproved-full")
		return refused(
			refusals["unproved-full"],
			{ status: 409 },
			await alternatives(startsAt, { ...wanted(kind), notOn: localTime(startsAt).day }),
		);
	return refused(
		refusals[booked.reason],
		{ status: booked.reason === "taken" ? 409 : 422 },
		await alternatives(startsAt, wanted(kind)),
	);
}

function refused(problem: string, init: ResponseInit, free: SlotDay[] = []) {
	return data<Answer>({ problem, free }, init);
}

/** What this lead may book, and the kind it gets when it names none or one it may not. */
async function offerFor(lead: Lead, asked: unknown, now: Date) {
	const area = countyOfAddress(lead.address);
	const kinds = offeredKinds(await loadRules(), area);
	const kind = kinds.find((one) => one === readVisitKind(asked)) ?? likelyKind(lead, kinds);
	return { kinds, kind, wanted: (one: VisitKind) => ({ kind: one, county: countyIn(area), now }) };
}

function linkWith(search: URLSearchParams) {
	return (more: Record<string, string>) => {
		const query = new URLSearchParams();
		for (const name of ["lead", "until", "key", "proof"])
			if (search.has(name)) query.set(name, search.get(name) ?? "");
		for (const [name, value] of Object.entries(more)) query.set(name, value);
		return `${href("/visit")}?${query}`;
	};
}

export default function PickTime({ loaderData, actionData }: Route.ComponentProps) {
	const isSending = useNavigation().formData?.has("slot") ?? false;
	const { page } = loaderData;
	if (!page) return <BadLinkPage reason={loaderData.badLink} />;
	const { kind, textTo } = page;
	const phone = (
		<a className="link whitespace-nowrap" href={telephoneHref(contact.businessPhone)}>
			{contact.businessPhone}
		</a>
	);
	return (
		<>
			<PageHeading
				title="Pick a time"
				lead={
					page.promisedBy
						? `We have your request ${page.reference}. ${page.promisedBy} Or pick a time yourself.`
						: `For your request ${page.reference}.`
				}
			/>
			<div
				className="wrap grid gap-x-16 gap-y-10 py-10 pb-24 lg:grid-cols-[8fr_4fr] lg:py-14"
				data-no-call-button=""
			>
				<div className="min-w-0">
					{kind && page.kinds.length > 1 && <KindLinks kinds={page.kinds} current={kind} />}
					{page.isOutsideArea && (
						<p className="mb-6 border-l-4 border-amber bg-amber-tint px-5 py-4">
							Your property is outside the counties we serve in person, so we offer a phone call.
						</p>
					)}
					{kind ? (
						<Form method="post" preventScrollReset>
							<input type="hidden" name="kind" value={kind} />
							<p className="measure mb-6 text-slate">{kindTexts[kind].text}</p>
							{actionData && <TakenNotice {...actionData} />}
							<SlotPicker
								legend={actionData?.free.length ? "All open times" : "Open times"}
								days={page.days}
								earlier={page.earlier}
								later={page.later}
							/>
							{textTo && (
								<Checkbox
									className="mt-6"
									name="wantsText"
									defaultChecked={page.wantsText}
									label={`Text me a reminder the day before at ${textTo}`}
									hint="Message and data rates may apply. Reply STOP to opt out."
								/>
							)}
							<div className="mt-7">
								<Button type="submit" size="large" busy={isSending}>
									Book this time
								</Button>
							</div>
						</Form>
					) : (
						<p>Online booking is off right now. Call {phone} and we'll find a time.</p>
					)}
				</div>
				<aside className="text-slate lg:border-l lg:border-line lg:pl-10" aria-label="About your booking">
					<h2 className="text-subheading text-ink">What happens next</h2>
					<ul className="mt-3 grid gap-3">
						<li>You get an email with a calendar file and a link to move or cancel.</li>
						<li>
							If we don't know your email address yet, open that link within two hours to keep the time.
						</li>
						<li>Once you book a time, you don't need to wait by the phone before then.</li>
						<li>We email you a reminder the day before.</li>
						<li>Prefer to talk to someone? Call {phone}.</li>
					</ul>
				</aside>
			</div>
		</>
	);
}
