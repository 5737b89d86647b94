import { useState } from "react";
import { href, useNavigate } from "react-router";
import { fetchAnswer } from "#app/ui/fetch-answer.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { DraftKeeper } from "../drafts/draft-keeper.ts";
import { type Problem, problemsIn } from "../journey.ts";
import { messages } from "../submission/checklist.ts";
import type { SubmitAnswer } from "../submission/submit-answer.ts";

/** Checks here first, then sends; whatever fails, every answer stays where it is. */
export function useSubmission(
	keeper: DraftKeeper,
	/** What stands in the field that people do not see. */
	trap: () => string,
	onProblems: (problems: Problem[]) => void,
) {
	const [busy, setBusy] = useState(false);
	const navigate = useNavigate();

	async function submit() {
		if (busy) return;
		const problems = problemsIn(keeper.state().answers);
		if (problems.length > 0) return onProblems(problems);
		setBusy(true);
		try {
			const answer = await sendSubmission(keeper, trap());
			if (!answer.ok) return onProblems(answer.problems);
			keeper.finish();
			await navigate(href("/intake-wizard/complete"));
			showToast(answer.notified ? messages.notified : messages.notNotified);
		} catch {
			showToast({ ...messages.failed, tone: "destructive" });
		} finally {
			setBusy(false);
		}
	}

	return { busy, submit };
}

/** Sent again, it is the same submission. */
async function sendSubmission(keeper: DraftKeeper, trap: string): Promise<SubmitAnswer> {
	const sent = await fetchAnswer<SubmitAnswer>(href("/intake-wizard/submit"), {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ ...keeper.pending(), trap }),
	});
	if (sent.lost) throw sent.cause;
	const { response, answer } = sent;
	if (!response.ok && response.status !== 422) throw new Error(`not submitted: ${response.status}`);
	return answer;
}
