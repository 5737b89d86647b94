import { data, href, redirect } from "react-router";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { mailContinueLink } from "#app/features/intake/drafts/continue-elsewhere.server.ts";
import { postedChanges } from "#app/features/intake/drafts/draft-changes.ts";
import { draftCookie, findDraft, newDraftCookie } from "#app/features/intake/drafts/drafts.server.ts";
import { SAVE_LIMIT, SUBMIT_LIMIT, UPLOAD_LIMIT } from "#app/features/intake/drafts/visitor-limits.server.ts";
import { filesOfDraft, removeFile } from "#app/features/intake/files/files.server.ts";
import { uploadRefusalMessage } from "#app/features/intake/files/upload-answer.ts";
import {
	addressOf,
	type Place,
	type PostedStep,
	parsePlace,
	placeAfter,
} from "#app/features/intake/journey.ts";
import { messages } from "#app/features/intake/submission/checklist.ts";
import { notificationsSent } from "#app/features/intake/submission/completion.server.ts";
import { savePostedStep, shownStep } from "#app/features/intake/submission/plain-post.server.ts";
import { submitLatest } from "#app/features/intake/submission/submission.server.ts";
import { draftOnDevice } from "#app/features/intake/ui/use-draft.ts";
import { Wizard } from "#app/features/intake/ui/wizard.tsx";
import { checkUploadBudget } from "#app/platform/files/upload-budget.server.ts";
import { readForm } from "#app/platform/http/multipart.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { smsConfigured } from "#app/platform/messages/sms.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { SPAM_TRAP_FIELD } from "#app/ui/forms/spam-trap.tsx";
import type { LostAnswerHandle } from "../lost-answer-texts.ts";
import { unlessOnlyQueryChanged } from "../revalidate.ts";
import type { Route } from "./+types/wizard.ts";

const page = {
	path: "/intake-wizard",
	title: "Wildfire Suppression System Intake",
	description:
		"Ten steps about your property. Fill in what you can and leave the rest blank. We only need the five answers marked * in step 1.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export const handle: LostAnswerHandle = {
	lostAnswers: {
		sending: { [`/intake-wizard${addressOf("review")}`]: { ...messages.failed, tone: "destructive" } },
	},
};

/** Steps change in the browser. Asking the server again would only make people with a slow connection wait. */
export const shouldRevalidate = unlessOnlyQueryChanged;

export async function loader({ request, context }: Route.LoaderArgs) {
	const smsOffered = smsConfigured();
	const empty = { draftId: null, version: 0, answers: {}, files: [], smsOffered };
	try {
		const draft = await findDraft(request);
		if (!draft || draft.leadId) {
			const waiting = await newDraftCookie(request);
			return data(
				{ ...empty, submittedId: draft?.id ?? null, unreachable: false },
				waiting ? { headers: { "Set-Cookie": waiting } } : undefined,
			);
		}
		const { id: draftId, version, answers } = draft;
		const files = await filesOfDraft(draftId);
		return data({ draftId, version, answers, files, smsOffered, submittedId: null, unreachable: false });
	} catch (error) {
		// The page still works: the browser has its own copy and saves when the database is back.
		requestFacts(context).log.error({ error: String(error) }, "intake draft not readable");
		return data({ ...empty, submittedId: null, unreachable: true });
	}
}

export async function action({ request, context }: Route.ActionArgs) {
	const place = parsePlace(new URL(request.url).search);
	const facts = requestFacts(context);
	const limited = await rateLimit(SAVE_LIMIT, facts.clientAddress);
	if (!limited.ok) return tooMany(place, limited.retryAfterSeconds);
	const budget = await checkUploadBudget(request, facts.clientAddress);
	if (!budget.ok) {
		const notice = `${budget.why} Go back in your browser to get what you typed, and send it without files.`;
		return data<PostedStep>({ place, problems: [], notice }, tooManyRequests(budget.retryAfterSeconds));
	}
	const form = await readForm(request, "intake step");
	if (!form.ok) {
		const notice = `${uploadRefusalMessage(form)} Go back in your browser to get what you typed.`;
		return data<PostedStep>({ place, problems: [], notice }, { status: form.status });
	}
	try {
		const go = String(form.fields.get("go") ?? "next");
		for (const { rule, counts } of [
			{ rule: UPLOAD_LIMIT, counts: form.files.length > 0 },
			{ rule: SUBMIT_LIMIT, counts: go === "submit" },
		]) {
			const limited = counts ? await rateLimit(rule, facts.clientAddress) : { ok: true as const };
			if (!limited.ok) return tooMany(place, limited.retryAfterSeconds, form.fields);
		}
		const before = go === "submit" ? await findDraft(request) : null;
		// Sent again because the answer was lost.
		if (before?.leadId && before.id === form.fields.get("draftId"))
			return submitted(request, before.leadId, {});
		const posted = await savePostedStep(request, place, form, facts.clientAddress);
		const headers = { "Set-Cookie": await draftCookie(request, posted.draft.token) };
		if (!posted.ok)
			return data<PostedStep>(
				{ place, problems: posted.problems, answers: posted.answers, unstored: posted.unstored },
				{ status: 400, headers },
			);

		const removal = form.fields.get("remove");
		if (typeof removal === "string") {
			await removeFile(posted.draft.id, removal);
			return redirect(addressOf(place), { status: 303, headers });
		}
		if (go === "mail-link") {
			const email = String(form.fields.get("continueEmail") ?? "");
			const mailed = await mailContinueLink(posted.draft, email, {
				clientAddress: facts.clientAddress,
			});
			return data<PostedStep>({ place, problems: [], mailed }, { status: mailed.ok ? 200 : 400, headers });
		}
		if (go !== "submit") return redirect(addressOf(placeAfter(place, go)), { status: 303, headers });

		const trap = String(form.fields.get(SPAM_TRAP_FIELD) ?? "");
		const sent = await submitLatest(posted.draft, posted.changes, { trap });
		if (!sent.ok) {
			const { problems } = sent;
			return data<PostedStep>({ place: problems[0]?.step ?? place, problems }, { status: 400, headers });
		}
		return submitted(request, sent.leadId, headers);
	} catch (error) {
		if (error instanceof Response)
			return tooMany(place, Number(error.headers.get("Retry-After")), form.fields);
		facts.log.error(
			{ error: error instanceof Error ? error.message : String(error) },
			"intake step not kept",
		);
		const shown: PostedStep = {
			place,
			problems: [],
			notice: messages.failed.title,
			...typedIn(place, form.fields),
		};
		return data(shown, { status: 503 });
	} finally {
		await form.cleanup();
	}
}

async function submitted(request: Request, leadId: string, headers: Record<string, string>) {
	const toast = (await notificationsSent(leadId)) ? messages.notified : messages.notNotified;
	return redirectWithToast(
		request,
		href("/intake-wizard/complete"),
		{ ...toast, tone: "normal" },
		{ headers },
	);
}

/** The device's copy is not needed once the form is submitted. Nothing else that scripts send here leads away. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	try {
		return await serverAction();
	} catch (error) {
		if (error instanceof Response) draftOnDevice.clear();
		throw error;
	}
}

function tooMany(place: Place, seconds: number, fields?: FormData) {
	const notice = "Too many forms came from your network. Wait a few minutes, then send it again.";
	const typed = fields ? typedIn(place, fields) : {};
	return data<PostedStep>({ place, problems: [], notice, ...typed }, tooManyRequests(seconds));
}

/** The posted values, shown again so that nothing is lost when saving fails. */
function typedIn(place: Place, fields: FormData): Pick<PostedStep, "answers" | "unstored"> {
	if (place === "review") return {};
	const typed = postedChanges(shownStep(place), fields, {});
	return { answers: typed, unstored: typed };
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
	return <Wizard title={page.title} note={page.description} loaded={loaderData} posted={actionData} />;
}
