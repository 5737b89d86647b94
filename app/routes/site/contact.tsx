import { data, href, useSearchParams } from "react-router";
import { leaveEarly, promises } from "#app/features/company/company.ts";
import { consultation } from "#app/features/company/figures.ts";
import { dollars, prices } from "#app/features/company/offers/prices.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { AlertSignUp } from "#app/features/company/ui/alert-sign-up.tsx";
import { ContactFacts } from "#app/features/company/ui/contact-facts.tsx";
import {
	type ConsultationAnswer,
	type ConsultationErrors,
	DEFAULT_TOPIC,
	hiddenFields,
	prefillFrom,
	successToast,
	tooManyToast,
} from "#app/features/leads/consultation.ts";
import { typedValues } from "#app/features/leads/consultation-schema.ts";
import { requestConsultation } from "#app/features/leads/consultations.server.ts";
import { failureToast, REBUILDING_TOPIC } from "#app/features/leads/contact-page.ts";
import { ConsultForm } from "#app/features/leads/ui/consult-form.tsx";
import { sendConsultation } from "#app/features/leads/ui/send-consultation.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Toast } from "#app/ui/overlays/toast-message.ts";
import { Band } from "#app/ui/page/band.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { NumberedSteps } from "#app/ui/page/numbered-steps.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { visitorOf } from "../visitor.server.ts";
import type { Route } from "./+types/contact.ts";

const page = {
	...sitePages.contact,
	description: `Request a free phone consultation. We call back within ${promises.answerHours} business hours. Owners of our systems can reach the emergency line ${promises.emergencyHoursText}.`,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

/** The consultation form of every page and of the dialog. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await postedForm(request);
	const requested = await requestConsultation(form, visitorOf(request, context));
	if (requested.ok) {
		const { reference, promisedBy, visitPath } = requested;
		// Only a script fills in the key, and shows the answer in place. Without JavaScript the page where a time is picked
		// is the thank-you page: it has the reference and the time we call.
		if (!form.get(hiddenFields.key)) return redirectWithToast(request, visitPath, successToast);
		return data<ConsultationAnswer>({ ok: true, reference, promisedBy, visitPath, toast: successToast });
	}
	const refuse = (errors: ConsultationErrors, toast: Toast | null, init: ResponseInit) =>
		data<ConsultationAnswer>({ ok: false, errors, values: typedValues(form), toast }, init);
	switch (requested.reason) {
		case "invalid":
			return refuse(requested.errors, null, { status: 400 });
		case "too-many":
			return refuse({}, tooManyToast, tooManyRequests(requested.retryAfterSeconds));
		case "not-stored":
			return refuse({}, failureToast, { status: 503 });
	}
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	return sendConsultation(request, serverAction);
}

export default function Contact({ actionData }: Route.ComponentProps) {
	const [search] = useSearchParams();
	const { topic, message, address } = prefillFrom(search);
	const refused = actionData && !actionData.ok ? actionData : undefined;
	const shownTopic = refused?.values.topic ?? topic;
	return (
		<>
			<Band tone="white" id="contact" tight>
				<div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
					<div>
						<h1 className="text-heading">Talk to us about your property</h1>
						<p className="mt-3 measure text-slate">
							We call back within {promises.answerHours} business hours, {promises.hoursText}.
							{shownTopic === DEFAULT_TOPIC && (
								<span className="max-md:hidden">
									{" "}
									Plan on {consultation.minutes} minutes. We tell you what we'd look at first and what such
									work usually costs.
								</span>
							)}
						</p>
						<h2 className="mt-6 text-subheading">{shownTopic}</h2>
						{refused?.toast && (
							<Notice tone="error" title={refused.toast.title} className="mt-6">
								{refused.toast.text}
							</Notice>
						)}
						<div className="mt-4">
							<ConsultForm
								key={`${topic}${message}${address}`}
								id="consult"
								topic={topic}
								message={message}
								address={address}
								posted={actionData}
							/>
						</div>
					</div>
					<aside aria-label="Other ways to reach us" className="lg:border-l lg:border-line lg:pl-10">
						<h2 className="text-subheading mb-4">Or call us</h2>
						<ContactFacts />
						<p className="mt-6">
							House gone or being rebuilt?{" "}
							<TextLink to={`${href("/contact")}?${new URLSearchParams({ topic: REBUILDING_TOPIC })}`}>
								Tell us you're rebuilding
							</TextLink>
							.
						</p>
						<h2 className="text-subheading mt-8 mb-4">Is a fire close?</h2>
						<p>Call 911. {leaveEarly}</p>
						<AlertSignUp className="mt-4" />
					</aside>
				</div>
			</Band>
			<Band tone="ash" contours>
				<h2 className="mb-8">What happens next</h2>
				<NumberedSteps columns steps={nextSteps} />
			</Band>
		</>
	);
}

const nextSteps = [
	{
		title: "We call you",
		text: "The form tells you by when.",
	},
	{
		title: "We look at your property together",
		text: `We open the map: access, water, wind and brush. ${consultation.minutes} minutes, free.`,
	},
	{
		title: "You decide",
		text: `An on-site assessment starts at ${dollars(prices.standardAssessment.upTo2000)}. You get a date the same day.`,
	},
];
