import { href } from "react-router";
import {
	Autosave,
	type DeviceCopy,
	type OpenedDraft,
	postSave,
	type Send,
	useAutosave,
} from "#app/ui/begun/autosave.ts";
import { deviceStore } from "#app/ui/begun/device-store.ts";
import { type Answers, cleanAddress, cleanAnswers } from "../assessment/answers.ts";

/** `isOffline` when the page came from the device, where it holds nobody's answers. */
export type LoadedCheck = { checkId: string | null; answers: Answers; address: string; isOffline: boolean };
export type SaveRequest = { checkId: string | null; answers: Answers; address?: string };
export type SaveAnswer =
	| { ok: true; checkId: string; answers: Answers; address: string }
	| { ok: false; message: string };

/** The answers of this tab. The address is saved like one more answer. */
export function useCheck({ checkId, isOffline, ...loaded }: LoadedCheck) {
	const opened: OpenedDraft = { draftId: checkId, version: 0, answers: together(loaded), isOffline };
	const { autosave, restored } = useAutosave(() => new Autosave(opened, sendToServer, device));
	const { address, ...answers } = autosave.state().answers;
	return { autosave, restored, answers: cleanAnswers(answers), address: String(address ?? "") };
}

function together({ answers, address }: { answers: Answers; address: string }) {
	return { ...answers, address };
}

/** Answers are independent, so the newest one wins and there are no versions. */
const sendToServer: Send = async ({ draftId, changes: { address, ...answers } }, signal) => {
	const request = { checkId: draftId, answers, address };
	const answer = await postSave<SaveAnswer>(href("/readiness/answers"), request, signal);
	if (!("ok" in answer)) return answer;
	if (!answer.ok) return { outcome: "refused", message: answer.message };
	return { outcome: "saved", draftId: answer.checkId, version: 0, answers: together(answer) };
};

const CHECK_KEY = "ringline-readiness";

const device = deviceStore<DeviceCopy | null>(CHECK_KEY, (found) => {
	const kept = found as (Partial<DeviceCopy> & { checkId?: unknown; address?: unknown }) | null;
	if (!kept || !Array.isArray(kept.unsaved)) return null;
	// Copies from before the address was an answer have it beside them, and call the draft a check.
	const draftId = kept.draftId ?? kept.checkId;
	const address = cleanAddress(kept.answers?.address ?? kept.address);
	return {
		draftId: typeof draftId === "string" ? draftId : null,
		version: 0,
		answers: together({ answers: cleanAnswers(kept.answers), address }),
		unsaved: kept.unsaved.map(String),
	};
});
