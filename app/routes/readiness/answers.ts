// Saves answers in the background.
import { cleanAddress, cleanAnswers } from "#app/features/readiness/assessment/answers.ts";
import {
	checkCookie,
	EARLIER_CHECK_MESSAGE,
	findOrCreateCheck,
	isFromEarlierCheck,
	SAVE_LIMIT,
	saveAnswers,
} from "#app/features/readiness/checks/checks.server.ts";
import type { SaveAnswer, SaveRequest } from "#app/features/readiness/ui/use-check.ts";
import { postedJson } from "#app/platform/http/posted-form.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Route } from "./+types/answers.ts";

export async function action({ request, context }: Route.ActionArgs) {
	const limited = await rateLimit(SAVE_LIMIT, requestFacts(context).clientAddress);
	if (!limited.ok) return new Response(null, tooManyRequests(limited.retryAfterSeconds));
	const sent = (await postedJson(request)) as Partial<Record<keyof SaveRequest, unknown>> | null;
	if (!sent)
		return Response.json({ ok: false, message: "We couldn't read the answers." } satisfies SaveAnswer, {
			status: 400,
		});
	const check = await findOrCreateCheck(request, requestFacts(context).clientAddress);
	if (isFromEarlierCheck(check, sent.checkId))
		return Response.json({ ok: false, message: EARLIER_CHECK_MESSAGE } satisfies SaveAnswer, { status: 409 });
	const address = sent.address === undefined ? null : cleanAddress(sent.address);
	const saved = await saveAnswers(check.id, cleanAnswers(sent.answers), address);
	if (!saved) throw new Error("The check vanished while it was saved.");
	return Response.json(
		{ ok: true, checkId: saved.id, answers: saved.answers, address: saved.address } satisfies SaveAnswer,
		{ headers: { "Set-Cookie": await checkCookie(request, check.token) } },
	);
}
