import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import {
	Autosave,
	type DeviceCopy,
	type OpenedDraft,
	postSave,
	type SaveAnswer,
	type SaveRequest,
} from "./autosave.ts";
import type { DeviceStore } from "./device-store.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

function device(
	kept: DeviceCopy | null = null,
): DeviceStore<DeviceCopy | null> & { kept: DeviceCopy | null } {
	const store = {
		kept,
		read: () => store.kept,
		write: (copy: DeviceCopy | null) => {
			store.kept = structuredClone(copy);
			return true;
		},
		clear: () => {
			store.kept = null;
		},
	};
	return store;
}

/** A fake server that gives these answers in order and repeats the last one. */
function server(...answers: (SaveAnswer | Error)[]) {
	const requests: SaveRequest[] = [];
	const send = async (request: SaveRequest): Promise<SaveAnswer> => {
		requests.push(structuredClone(request));
		const answer = answers.length > 1 ? answers.shift() : answers[0];
		if (!answer || answer instanceof Error) throw answer ?? new Error("offline");
		return answer;
	};
	return { requests, send };
}

const saved = (version: number, draftId = "d1"): SaveAnswer => ({ outcome: "saved", draftId, version });
const nothing = { draftId: null, version: 0, answers: {} };

test("an edit is there at once, on the device at once, and on the server soon, with only what changed", async () => {
	const { requests, send } = server(saved(1), saved(2));
	const backup = device();
	const autosave = new Autosave(nothing, send, backup);
	autosave.edit({ primaryEmail: "maya@ortega.example" });
	expect(autosave.state().answers.primaryEmail).toBe("maya@ortega.example");
	expect(backup.kept?.unsaved).toEqual(["primaryEmail"]);
	expect(requests).toEqual([]);
	await vi.advanceTimersByTimeAsync(2_000);
	expect(autosave.state().status).toBe("saved");
	autosave.edit({ hasPool: "yes" });
	await autosave.save();
	expect(requests[1]).toEqual({ draftId: "d1", version: 1, changes: { hasPool: "yes" } });
	expect(backup.kept?.unsaved).toEqual([]);
});

test("typing without a pause is saved all the same", async () => {
	const { requests, send } = server(saved(1), saved(2), saved(3));
	const autosave = new Autosave(nothing, send, device());
	for (let letters = 1; letters <= 12; letters++) {
		autosave.edit({ systemGoals: "x".repeat(letters) });
		await vi.advanceTimersByTimeAsync(1_000);
	}
	expect(requests.map(({ changes }) => changes.systemGoals?.length)).toEqual([5, 10]);
});

test("without a connection it says so, keeps everything, and saves when it is back", async () => {
	const { requests, send } = server(new Error("offline"), new Error("offline"), saved(1));
	const autosave = new Autosave(nothing, send, device());
	autosave.edit({ systemGoals: "a" });
	await autosave.save();
	expect(autosave.state().status).toBe("waiting");
	autosave.edit({ systemGoals: "ab" });
	await vi.advanceTimersByTimeAsync(60_000);
	expect(autosave.state()).toMatchObject({ status: "saved", answers: { systemGoals: "ab" } });
	expect(requests.at(-1)?.changes).toEqual({ systemGoals: "ab" });
});

test("what was typed while a save was under way is sent after it", async () => {
	const { requests, send } = server(saved(1), saved(2));
	const autosave = new Autosave(nothing, send, device());
	autosave.edit({ systemGoals: "first" });
	const saving = autosave.save();
	autosave.edit({ systemGoals: "second" });
	await saving;
	expect(requests.map((request) => request.changes.systemGoals)).toEqual(["first", "second"]);
	expect(autosave.state().status).toBe("saved");
});

test("a newer save from another tab is taken over, except where somebody typed here", async () => {
	const newer: SaveAnswer = {
		outcome: "newer",
		draftId: "d1",
		version: 5,
		answers: { systemGoals: "theirs", wildfireHistory: "1993" },
	};
	const { requests, send } = server(newer, saved(6));
	const loaded = { draftId: "d1", version: 3, answers: { systemGoals: "old", wildfireHistory: "old" } };
	const autosave = new Autosave(loaded, send, device());
	autosave.edit({ systemGoals: "mine" });
	await autosave.save();
	expect(requests[1]).toEqual({ draftId: "d1", version: 5, changes: { systemGoals: "mine" } });
	expect(autosave.state().answers).toEqual({ systemGoals: "mine", wildfireHistory: "1993" });
});

test("after a crash the device gives back what the server never confirmed, and nothing else", async () => {
	const backup = device({
		draftId: "d1",
		version: 3,
		answers: { systemGoals: "unsaved words", wildfireHistory: "stale" },
		unsaved: ["systemGoals"],
	});
	const loaded = { draftId: "d1", version: 4, answers: { wildfireHistory: "fresh" } };
	const autosave = new Autosave(loaded, server(saved(5)).send, backup);
	autosave.restore();
	expect(autosave.state().answers).toEqual({ systemGoals: "unsaved words", wildfireHistory: "fresh" });
});

test("a page closed before its first save was confirmed loses nothing typed since", async () => {
	const backup = device({
		draftId: null,
		version: 0,
		answers: { internetProviders: "Canyon Fiber", cellReception: "Two bars" },
		unsaved: ["internetProviders", "cellReception"],
	});
	const loaded = { draftId: "d1", version: 1, answers: { internetProviders: "Canyon Fi" } };
	const autosave = new Autosave(loaded, server(saved(2)).send, backup);
	autosave.restore();
	expect(autosave.state().answers).toEqual({ internetProviders: "Canyon Fiber", cellReception: "Two bars" });
	await autosave.save();
	expect(backup.kept).toMatchObject({ draftId: "d1", unsaved: [] });
});

test("when the server knows no draft anymore, the device's copy is all there is, and all is restored", async () => {
	const backup = device({ draftId: "gone", version: 9, answers: { systemGoals: "kept" }, unsaved: [] });
	const { requests, send } = server(saved(1, "new"));
	const autosave = new Autosave(nothing, send, backup);
	autosave.restore();
	await autosave.save();
	expect(requests[0]?.changes).toEqual({ systemGoals: "kept" });
});

test("the copy of another draft does not leak into this one", () => {
	const backup = device({
		draftId: "other",
		version: 9,
		answers: { systemGoals: "other" },
		unsaved: ["systemGoals"],
	});
	const autosave = new Autosave({ draftId: "d1", version: 1, answers: {} }, server(saved(2)).send, backup);
	autosave.restore();
	expect(autosave.state().answers).toEqual({});
	expect(backup.kept?.draftId).toBe("d1");
});

test("an answer that never comes is not waited for: it says so and tries again", async () => {
	const requests: SaveRequest[] = [];
	const autosave = new Autosave(
		nothing,
		(request, signal) => {
			requests.push(request);
			if (requests.length > 1) return Promise.resolve(saved(1));
			return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
		},
		device(),
	);
	autosave.edit({ systemGoals: "a" });
	void autosave.save();
	await vi.advanceTimersByTimeAsync(20_000);
	expect(autosave.state().status).toBe("waiting");
	await vi.advanceTimersByTimeAsync(2_000);
	expect(autosave.state().status).toBe("saved");
});

test("what another device submitted does not come back here, but words that never arrived do", () => {
	const copy = { draftId: "d1", version: 3, answers: { systemGoals: "sent" }, unsaved: [] as string[] };
	const backup = device(copy);
	const sent: OpenedDraft = { ...nothing, submittedId: "d1" };
	const autosave = new Autosave(sent, server(saved(1)).send, backup);
	expect(autosave.restore()).toBe(false);
	expect(autosave.state().answers).toEqual({});
	expect(backup.kept).toBeNull();

	const typed = new Autosave(sent, server(saved(1)).send, device({ ...copy, unsaved: ["systemGoals"] }));
	expect(typed.restore()).toBe(true);
	expect(typed.state().answers).toEqual({ systemGoals: "sent" });
});

test("submitted elsewhere: it stops saving and keeps nothing on the device", async () => {
	const backup = device();
	const autosave = new Autosave(nothing, server({ outcome: "submitted" }).send, backup);
	autosave.edit({ systemGoals: "late" });
	await autosave.save();
	expect(autosave.state().status).toBe("submitted");
	expect(backup.kept).toBeNull();
});

test("a page opened without reception goes on from the device, and sends only what the server lacks", async () => {
	const kept = { draftId: "d1", version: 4, answers: { roof: "tile", siding: "no" }, unsaved: ["siding"] };
	const { requests, send } = server(new Error("offline"), saved(5));
	const autosave = new Autosave({ ...nothing, isOffline: true }, send, device(kept));
	expect(autosave.restore()).toBe(true);
	expect(autosave.state().answers).toEqual(kept.answers);
	await vi.advanceTimersByTimeAsync(100);
	expect(autosave.state().status).toBe("waiting");
	expect(await autosave.save()).toBe(true);
	expect(requests.at(-1)).toEqual({ draftId: "d1", version: 4, changes: { siding: "no" } });
});

test("what the server said is there without reception, also when nothing was typed on this device", () => {
	const backup = device();
	new Autosave(
		{ draftId: "d1", version: 2, answers: { roof: "tile" } },
		server(saved(3)).send,
		backup,
	).restore();
	expect(backup.kept).toEqual({ draftId: "d1", version: 2, answers: { roof: "tile" }, unsaved: [] });
});

test("what another device saved is taken over with an answer, except where somebody typed here", async () => {
	const answer: SaveAnswer = {
		outcome: "saved",
		draftId: "d1",
		version: 0,
		answers: { roof: "tile", siding: "no" },
	};
	const { requests, send } = server(answer, new Error("offline"));
	const autosave = new Autosave({ draftId: "d1", version: 0, answers: { siding: "yes" } }, send, device());
	autosave.edit({ roof: "tile" });
	const saving = autosave.save();
	autosave.edit({ gutters: "clean" });
	await saving;
	expect(autosave.state().answers).toEqual({ roof: "tile", siding: "no", gutters: "clean" });
	expect(requests[1]?.changes).toEqual({ gutters: "clean" });
});

test.each<{ server: string; answer: SaveAnswer }>([
	{
		server: "one that tells what it has",
		answer: { ...saved(1, "new"), answers: { roof: "slate" } } as SaveAnswer,
	},
	{ server: "one that does not", answer: saved(1, "new") },
])("a server that forgot the draft gets every answer: $server", async ({ answer }) => {
	const { requests, send } = server(answer, saved(2, "new"));
	const opened = { draftId: "gone", version: 7, answers: { roof: "tile", siding: "no" } };
	const autosave = new Autosave(opened, send, device());
	autosave.edit({ roof: "slate" });
	expect(await autosave.save()).toBe(true);
	expect(requests.map(({ draftId, changes }) => ({ draftId, changes }))).toEqual([
		{ draftId: "gone", changes: { roof: "slate" } },
		{ draftId: "new", changes: { siding: "no" } },
	]);
});

test("an answer that was cleared without reception stays cleared", async () => {
	const kept = { draftId: "d1", version: 1, answers: { address: "" }, unsaved: ["address"] };
	const { requests, send } = server(saved(2));
	const opened = { draftId: "d1", version: 1, answers: { address: "12 Ridge Road" } };
	const autosave = new Autosave(opened, send, device(kept));
	autosave.restore();
	await autosave.save();
	expect(requests[0]?.changes).toEqual({ address: "" });
});

test("what goes with a submission is not saved beside it, until the submission is refused", async () => {
	const { requests, send } = server(saved(1));
	const autosave = new Autosave(nothing, send, device());
	autosave.edit({ systemGoals: "a" });
	expect(autosave.handOver()).toEqual({ draftId: null, version: 0, changes: { systemGoals: "a" } });
	autosave.edit({ systemGoals: "ab" });
	await vi.advanceTimersByTimeAsync(30_000);
	await autosave.save();
	expect(requests).toEqual([]);
	autosave.takeBack();
	await vi.advanceTimersByTimeAsync(2_000);
	expect(requests.map(({ changes }) => changes)).toEqual([{ systemGoals: "ab" }]);
});

test.each([
	{ status: 503, outcome: "tried again" },
	{ status: 429, outcome: "tried again" },
	{ status: 400, outcome: "refused" },
	{ status: 409, outcome: "refused" },
	{ status: 413, outcome: "refused" },
])("a save answered with $status is $outcome", async ({ status, outcome }) => {
	onTestFinished(() => void vi.unstubAllGlobals());
	vi.stubGlobal("fetch", async () => Response.json({ outcome: "refused", message: "No." }, { status }));
	const answer = postSave<SaveAnswer>("/draft", {}, AbortSignal.timeout(1_000));
	if (outcome === "refused") expect(await answer).toMatchObject({ outcome: "refused" });
	else await expect(answer).rejects.toThrow(String(status));
});
