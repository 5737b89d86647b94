import { data, href, redirect, useSearchParams } from "react-router";
import { localDay, mediumDay } from "#app/features/company/dates.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { type ConsultationErrors, tooManyToast } from "#app/features/leads/consultation.ts";
import { typedValues } from "#app/features/leads/consultation-schema.ts";
import { failureToast } from "#app/features/leads/contact-page.ts";
import { visitPath } from "#app/features/leads/visit-link.server.ts";
import { isLookupOn } from "#app/features/readiness/address/hazard-zones.server.ts";
import { cleanAddress, hasAnswers, MAX_OWNER_LENGTH } from "#app/features/readiness/assessment/answers.ts";
import { photoDateText } from "#app/features/readiness/assessment/report.ts";
import {
	checkCookie,
	findCheck,
	findShownCheck,
	type OpenCheck,
	progressOf,
	SAVE_LIMIT,
	saveHouse,
} from "#app/features/readiness/checks/checks.server.ts";
import { photosOf } from "#app/features/readiness/checks/photos.server.ts";
import { mailReportLink } from "#app/features/readiness/checks/report-link.server.tsx";
import { pdfOfCheck, reportOfCheck } from "#app/features/readiness/report/shown-report.server.ts";
import {
	rememberSender,
	requestedWork,
	requestWork,
	senderOf,
} from "#app/features/readiness/report/work-request.server.ts";
import {
	HouseForm,
	MailForm,
	OpenHereForm,
	type RefusedHouse,
	type Sent,
	WorkForm,
	WorkInvitation,
} from "#app/features/readiness/ui/report-forms.tsx";
import { ReportPage } from "#app/features/readiness/ui/report-page.tsx";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { type RequestFacts, requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Band } from "#app/ui/page/band.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import type { LostAnswerHandle } from "../lost-answer-texts.ts";
import type { Route } from "./+types/report.ts";

const page = {
	path: "/readiness/report",
	title: "Readiness report",
	description: "Your score for each ring, what each insurance program would find, and what to fix first.",
	hidden: true,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export const handle: LostAnswerHandle = {
	lostAnswers: {
		sending: {
			"/readiness/report": {
				title: "Not sent",
				text: "Our server didn't respond. Your report and everything you typed are still here. Please try again.",
				tone: "destructive",
			},
		},
	},
};

/** The URL may hold a token, and the page shows somebody's house. */
export function headers() {
	return { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };
}

export async function loader({ request }: Route.LoaderArgs) {
	const shown = await findShownCheck(request);
	if (!shown || !hasAnswers(shown.check.answers))
		return { report: null, isBadLink: new URL(request.url).searchParams.has("token") };
	const { check, linkToken } = shown;
	const mine = linkToken ? await findCheck(request) : check;
	const isMine = mine?.id === check.id;
	const [photos, progress, work, sender] = await Promise.all([
		photosOf(check.id),
		progressOf(check.id),
		requestedWork(check),
		senderOf(request, check),
	]);
	return {
		report: reportOfCheck(check),
		photos: photos.map(({ storageKey: _, ...photo }) => ({ ...photo, dated: photoDateText(photo) })),
		progress,
		asked: work && {
			reference: work.reference,
			day: mediumDay(localDay(work.createdAt)),
			// Whoever only has the check's link must not book in the sender's name.
			visitPath: sender ? await visitPath(work) : null,
		},
		query: linkToken ? `?token=${linkToken}` : "",
		isMine,
		/** The address that this browser keeps on Your home, as a suggestion. */
		askedAddress: check.place?.precision === "house" ? check.place.label : "",
		replaces: mine !== null && mine.id !== check.id && hasAnswers(mine.answers),
		showsAddressRules: isLookupOn(),
	};
}

type Answer = {
	house?: RefusedHouse;
	mailed?: Sent & { email: string };
	work?: {
		errors?: ConsultationErrors;
		problem?: string;
		values?: Record<string, string>;
		promisedBy?: string;
		visitPath?: string;
	};
};

export async function action({ request, context }: Route.ActionArgs) {
	const shown = await findShownCheck(request);
	if (!shown) return redirect(href("/readiness"), 303);
	const { check, linkToken } = shown;
	const form = await postedForm(request);
	const facts = requestFacts(context);
	switch (form.get("intent")) {
		case "open":
			if (!linkToken) return redirect(href("/readiness"), 303);
			return redirect(href("/readiness"), {
				status: 303,
				headers: { "Set-Cookie": await checkCookie(request, linkToken) },
			});
		case "house":
			return describeHouse(request, check, form, facts);
		case "work":
			return askForWork(request, check, form, facts);
		default: {
			const email = String(form.get("email") ?? "").slice(0, 300);
			const sent = await mailReportLink(check.id, email, facts);
			return data<Answer>({ mailed: { ...sent, email } }, { status: sent.ok ? 200 : 400 });
		}
	}
}

async function describeHouse(request: Request, check: OpenCheck, form: FormData, facts: RequestFacts) {
	const owner = cleanAddress(form.get("owner"), MAX_OWNER_LENGTH);
	const address = cleanAddress(form.get("address"));
	const search = new URL(request.url).searchParams;
	// Whoever only has the link must not rename the house.
	if ((await findCheck(request))?.id !== check.id) return redirect(href("/readiness/report"), 303);
	const refuse = (problem: string, init: ResponseInit) =>
		data<Answer>({ house: { address, owner, problem } }, init);
	const limited = await rateLimit(SAVE_LIMIT, facts.clientAddress);
	if (!limited.ok)
		return refuse(
			"Too many changes came from your network. Wait a few minutes.",
			tooManyRequests(limited.retryAfterSeconds),
		);
	search.delete(WITHOUT);
	if (form.has(WITHOUT)) search.set(WITHOUT, "address");
	else if (address === "") return refuse("Enter the address, or leave it out", { status: 400 });
	await saveHouse(check.id, { owner, address: form.has(WITHOUT) ? "" : address });
	return redirect(`${href("/readiness/report")}${search.size > 0 ? `?${search}` : ""}`, 303);
}

/** In the form and in the address of the page: the owner would rather not say which house it is. */
const WITHOUT = "without";

async function askForWork(request: Request, check: OpenCheck, form: FormData, facts: RequestFacts) {
	const makePdf = () => pdfOfCheck(check, facts.clientAddress);
	const requested = await requestWork(check, reportOfCheck(check), makePdf, form, {
		...facts,
		source: { sourcePage: href("/readiness/report"), campaign: "" },
	});
	if (requested.ok) {
		const sender = await rememberSender(request, check.id);
		return data<Answer>(
			{ work: { promisedBy: requested.promisedBy, visitPath: requested.visitPath } },
			sender ? { headers: { "Set-Cookie": sender } } : undefined,
		);
	}
	const values = typedValues(form);
	switch (requested.reason) {
		case "invalid":
			return data<Answer>({ work: { errors: requested.errors, values } }, { status: 400 });
		case "too-many":
			return data<Answer>(
				{ work: { problem: tooManyToast.text, values } },
				tooManyRequests(requested.retryAfterSeconds),
			);
		case "over-limit":
			return data<Answer>(
				{ work: { problem: requested.problem, values } },
				tooManyRequests(requested.retryAfterSeconds),
			);
		case "not-stored":
			return data<Answer>({ work: { problem: failureToast.text, values } }, { status: 503 });
	}
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
	const [search] = useSearchParams();
	if (!loaderData.report) return <NoReport isBadLink={loaderData.isBadLink ?? false} />;
	const { report, photos, progress, query, isMine, replaces, showsAddressRules, askedAddress } = loaderData;
	const house = actionData?.house;
	const work = actionData?.work;
	// A request that wasn't sent comes back as a form, even after an earlier one.
	const asked = work?.problem ? null : loaderData.asked;
	const isAsking = search.has("work") && !asked;
	return (
		<ReportPage
			report={report}
			photos={photos}
			progress={progress}
			query={query}
			showsAddressRules={showsAddressRules}
			asksForHouse={house !== undefined || (report.address === "" && !search.has(WITHOUT))}
			houseForm={
				isMine ? (
					<HouseForm
						address={house?.address ?? (report.address || askedAddress)}
						owner={house?.owner ?? report.owner}
						problem={house?.problem}
					/>
				) : null
			}
			openHere={isMine ? null : <OpenHereForm replaces={replaces} />}
			mailForm={
				isAsking ? null : <MailForm sent={actionData?.mailed} email={actionData?.mailed?.email ?? ""} />
			}
			workForm={
				!isAsking && !asked ? (
					<WorkInvitation query={query} />
				) : (
					<WorkForm
						errors={work?.errors}
						problem={work?.problem}
						values={work?.values ?? { address: report.address }}
						asked={asked}
						promisedBy={work?.promisedBy}
						visitPath={work?.visitPath ?? asked?.visitPath ?? undefined}
						query={query}
					/>
				)
			}
		/>
	);
}

function NoReport({ isBadLink }: { isBadLink: boolean }) {
	return (
		<Band>
			<h1 className="text-title mb-8">Readiness report</h1>
			<EmptyState
				title={isBadLink ? "This link is invalid or has expired" : "You don't have a report yet"}
				action={<ButtonLink to={href("/readiness")}>Start the readiness check</ButtonLink>}
			>
				Walk once around your house and answer what you can. It takes about fifteen minutes.
			</EmptyState>
		</Band>
	);
}
