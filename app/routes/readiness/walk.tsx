import { data, href, redirect } from "react-router";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import {
	cleanAddress,
	cleanAnswers,
	hasAnswers,
	nextPlace,
	placeAt,
} from "#app/features/readiness/assessment/answers.ts";
import {
	checkCookie,
	EARLIER_CHECK_MESSAGE,
	findCheck,
	findOrCreateCheck,
	isFromEarlierCheck,
	newCheckCookie,
	SAVE_LIMIT,
	saveAnswers,
} from "#app/features/readiness/checks/checks.server.ts";
import {
	photoRefusalMessage,
	photosOf,
	removePhoto,
	storePhotos,
} from "#app/features/readiness/checks/photos.server.ts";
import { places } from "#app/features/readiness/rules/measure.ts";
import { NO_ANSWERS_MESSAGE, type PostedWalk, Walk } from "#app/features/readiness/ui/walk.tsx";
import { checkUploadBudget } from "#app/platform/files/upload-budget.server.ts";
import { readForm } from "#app/platform/http/multipart.server.ts";
import { cacheUntilChange } from "#app/platform/http/page-tags.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { unlessOnlyQueryChanged } from "../revalidate.ts";
import type { Route } from "./+types/walk.ts";

const page = {
	path: "/readiness",
	title: "Wildfire readiness check",
	description:
		"One walk around your house, fifteen minutes, no account. See what already protects it, what insurers have to consider and what to fix first.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

/** Stops change in the browser. Asking the server again would only make people with a slow connection wait. */
export const shouldRevalidate = unlessOnlyQueryChanged;

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

const nobody = { checkId: null, answers: {}, address: "", photos: [], isOffline: false };

export async function loader({ request, context }: Route.LoaderArgs) {
	// The copy for the time without reception. The browser fills in what the device holds.
	if (new URL(request.url).searchParams.has("saved"))
		return data({ ...nobody, isOffline: true }, { headers: cacheUntilChange("readiness") });
	try {
		const check = await findCheck(request);
		if (check) {
			const { id: checkId, answers, address } = check;
			const photos = (await photosOf(checkId)).map(withoutKey);
			return data({ checkId, answers, address, photos, isOffline: false });
		}
		const waiting = await newCheckCookie(request);
		return data(nobody, waiting ? { headers: { "Set-Cookie": waiting } } : undefined);
	} catch (error) {
		// The page still works: the browser has its own copy and saves when the database is back.
		requestFacts(context).log.error({ error: String(error) }, "readiness check not readable");
		return data({ ...nobody, isOffline: true });
	}
}

/** Only pages without JavaScript post here. */
export async function action({ request, context }: Route.ActionArgs) {
	const place = placeAt(new URL(request.url).searchParams);
	const { clientAddress } = requestFacts(context);
	const limited = await rateLimit(SAVE_LIMIT, clientAddress);
	if (!limited.ok) return tooMany(limited.retryAfterSeconds);
	const budget = await checkUploadBudget(request, clientAddress);
	if (!budget.ok)
		return data<PostedWalk>(
			{ problem: `${budget.why} Go back in your browser to get your answers, and send them without photos.` },
			tooManyRequests(budget.retryAfterSeconds),
		);
	const form = await readForm(request, "check step");
	if (!form.ok) return data<PostedWalk>({ problem: photoRefusalMessage(form) }, { status: form.status });
	try {
		const answers = cleanAnswers(Object.fromEntries(form.fields));
		const address = form.fields.has("address") ? cleanAddress(form.fields.get("address")) : null;
		const check = await findOrCreateCheck(request, clientAddress);
		const headers = { "Set-Cookie": await checkCookie(request, check.token) };
		if (isFromEarlierCheck(check, form.fields.get("checkId")))
			return data<PostedWalk>({ problem: EARLIER_CHECK_MESSAGE, answers }, { status: 409, headers });
		const saved =
			hasAnswers(answers) || address !== null ? await saveAnswers(check.id, answers, address) : check;
		const { problems: photoProblems } = await storePhotos(check.id, form.files, clientAddress);
		if (Object.keys(photoProblems).length > 0)
			return data<PostedWalk>(
				{ photoProblems, answers, ...(address === null ? {} : { address }) },
				{ status: 400, headers },
			);

		const removal = form.fields.get("remove");
		if (typeof removal === "string") await removePhoto(check.id, removal);
		const go = removal === null ? String(form.fields.get("go") ?? nextPlace(place)) : place;
		if (go !== "report")
			return redirect(`${href("/readiness")}?at=${placeNamed(go, place)}`, { status: 303, headers });
		if (!hasAnswers(saved?.answers ?? answers))
			return data<PostedWalk>({ problem: NO_ANSWERS_MESSAGE }, { status: 400, headers });
		return redirect(href("/readiness/report"), { status: 303, headers });
	} catch (error) {
		if (!(error instanceof Response) || error.status !== 429) throw error;
		return tooMany(Number(error.headers.get("Retry-After")));
	} finally {
		await form.cleanup();
	}
}

function tooMany(seconds: number) {
	return data<PostedWalk>(
		{ problem: "Too many answers came from your network. Wait a few minutes, then send them again." },
		tooManyRequests(seconds),
	);
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
	return <Walk title={page.title} lead={LEAD} loaded={loaderData} posted={actionData} />;
}

const LEAD =
	"Walk once around your house with your phone. Fifteen minutes, no account. You get a dated report for your insurer and a short list of what to fix first.";

function placeNamed(name: string, otherwise: string): string {
	return places.find(({ id }) => id === name)?.id ?? otherwise;
}

function withoutKey<Photo extends { storageKey: string }>({ storageKey: _, ...photo }: Photo) {
	return photo;
}
