import { data, Form, href, useNavigation } from "react-router";
import { contact, telephoneHref } from "#app/features/company/company.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import {
	ANSWER_DAYS,
	type PrivacyField,
	privacyRequestKinds,
} from "#app/features/leads/privacy/privacy-request.ts";
import { sendPrivacyRequest } from "#app/features/leads/privacy/privacy-requests.server.ts";
import { ContactField } from "#app/features/leads/ui/contact-field.tsx";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { RadioGroup } from "#app/ui/forms/radio-group.tsx";
import { SpamTrap } from "#app/ui/forms/spam-trap.tsx";
import { Band } from "#app/ui/page/band.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { PlainLink, TextLink } from "#app/ui/page/text-link.tsx";
import type { LostAnswerHandle } from "../../lost-answer-texts.ts";
import type { Route } from "./+types/privacy-request.ts";

const page = {
	...sitePages.privacyRequest,
	description: "Ask for a copy of the data we have about you, or have it corrected or deleted.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export const handle: LostAnswerHandle = {
	lostAnswers: {
		sending: {
			"/privacy-request": {
				title: "Request not sent",
				text: "Our server didn't respond. Everything you typed is still here. Please try again.",
				tone: "destructive",
			},
		},
	},
};

export async function action({ request, context }: Route.ActionArgs) {
	const form = await postedForm(request);
	const sent = await sendPrivacyRequest(form, requestFacts(context).clientAddress);
	if (sent.ok || sent.reason === "invalid") return data(sent, { status: sent.ok ? 200 : 400 });
	return data(sent, tooManyRequests(sent.retryAfterSeconds));
}

export default function PrivacyRequest({ actionData }: Route.ComponentProps) {
	return (
		<>
			<PageHeading
				title="Privacy request"
				lead={`Ask for a copy of your data, or have it corrected or deleted. It's free, and we answer within ${ANSWER_DAYS} days.`}
			/>
			<Band tone="white">
				<div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
					{actionData?.ok ? (
						<Notice tone="sage" title="We have your request">
							<p role="status">
								Your reference is <strong>{actionData.reference}</strong>. We sent you an email. Please reply
								to it, so we know it's you.
							</p>
						</Notice>
					) : (
						<RequestForm answer={actionData} />
					)}
					<aside>
						<h2 className="text-subheading mb-3">Other ways</h2>
						<p className="text-slate">
							Email <PlainLink href={`mailto:${contact.email}`}>{contact.email}</PlainLink> or call{" "}
							<PlainLink href={telephoneHref(contact.businessPhone)}>{contact.businessPhone}</PlainLink>.
							Someone else can also ask on your behalf with your written permission.
						</p>
						<p className="mt-4 text-slate">
							The <TextLink to={href("/privacy-policy")}>privacy policy</TextLink> lists what we store. To
							change or remove a listing, use “Edit Listing” on its page.
						</p>
					</aside>
				</div>
			</Band>
		</>
	);
}

type Answer = NonNullable<Route.ComponentProps["actionData"]>;

function RequestForm({ answer }: { answer: Answer | undefined }) {
	const sending = useNavigation().state === "submitting";
	const refused = answer && !answer.ok && answer.reason === "invalid" ? answer : undefined;
	const field = (name: PrivacyField) => ({ id: `privacy-${name}`, error: refused?.errors[name] });
	const contactField = (name: Exclude<PrivacyField, "request">) => ({
		name,
		...field(name),
		value: refused?.values[name],
	});
	return (
		<Form method="post" action={href("/privacy-request")} className="grid gap-5 sm:grid-cols-2">
			{refused && (
				<ErrorSummary
					className="sm:col-span-2"
					errors={Object.entries(refused.errors).map(([name, message]) => ({
						fieldId: `privacy-${name}`,
						message,
					}))}
				/>
			)}
			{answer && !answer.ok && answer.reason === "too-many" && (
				<Notice tone="error" title="Too many requests" className="sm:col-span-2">
					Too many requests came from your network. Please try again later, or call us.
				</Notice>
			)}
			<RadioGroup
				legend="What would you like us to do?"
				name="request"
				required
				className="sm:col-span-2"
				defaultValue={refused?.values.request}
				choices={Object.entries(privacyRequestKinds).map(([value, label]) => ({ value, label }))}
				{...field("request")}
			/>
			<ContactField {...contactField("firstName")} />
			<ContactField {...contactField("lastName")} />
			<ContactField hint="The one you used with us." {...contactField("email")} />
			<ContactField optional hint="So we can check that it's you." {...contactField("phone")} />
			<ContactField
				label="Details"
				hint="For example a reference number, or what to correct."
				{...contactField("message")}
			/>
			<SpamTrap />
			<div className="sm:col-span-2">
				<Button type="submit" size="large" busy={sending} disabled={sending}>
					{sending ? "Sending..." : "Send request"}
				</Button>
			</div>
		</Form>
	);
}
