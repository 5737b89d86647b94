import { useState } from "react";
import { href, useNavigate } from "react-router";
import { fetchAnswer } from "#app/ui/loading/fetch-answer.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import type { DraftAutosave } from "../drafts/draft-autosave.ts";
import { type Problem, problemsIn } from "../journey.ts";
import { messages } from "../submission/checklist.ts";
import type { SubmitAnswer } from "../submission/submit-answer.ts";

/** Validates in the browser first, then submits. All answers stay when something fails. */
export function useSubmission(autosave: DraftAutosave, onProblems: (problems: Problem[]) => void) {
	const [busy, setBusy] = useState(false);
	const navigate = useNavigate();

	/** `trap`: what is in the spam trap. */
	async function submit(trap: unknown) {
		if (busy) return;
		const problems = problemsIn(autosave.state().answers);
		if (problems.length > 0) return onProblems(problems);
		setBusy(true);
		try {
			const answer = await sendSubmission(autosave, trap);
			if (!answer.ok) return onProblems(answer.problems);
			autosave.finish();
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

/** Safe to repeat: the server recognizes the same submission. */
async function sendSubmission(autosave: DraftAutosave, trap: unknown): Promise<SubmitAnswer> {
	const sent = await fetchAnswer<SubmitAnswer>(href("/intake-wizard/submit"), {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ ...autosave.pending(), trap }),
	});
	if (sent.lost) throw sent.cause;
	const { response, answer } = sent;
	if (!response.ok && response.status !== 422) throw new Error(`not submitted: ${response.status}`);
	return answer;
}
