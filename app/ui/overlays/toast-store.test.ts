import { expect, test } from "vitest";
import { dismissFailures, dismissToast, shownToasts, showToast, subscribeToToasts } from "./toast-store.ts";

test("messages stack up to three, tell their listeners, and leave when dismissed", () => {
	let told = 0;
	const stop = subscribeToToasts(() => {
		told += 1;
	});
	const ids = ["one", "two", "three", "four"].map((title) => showToast({ title }));
	expect(shownToasts().map(({ title }) => title)).toEqual(["two", "three", "four"]);
	dismissToast(ids[2] as number);
	expect(shownToasts().map(({ title }) => title)).toEqual(["two", "four"]);
	expect(told).toBe(5);
	stop();
});

test("a message whose action can still be taken is not pushed out by newer ones", () => {
	for (const { id } of shownToasts()) dismissToast(id);
	showToast({ title: "read" });
	for (const title of ["undo 1", "undo 2", "undo 3", "undo 4"]) showToast({ title, seconds: 10 });
	showToast({ title: "newest" });
	expect(shownToasts().map(({ title }) => title)).toEqual(["undo 1", "undo 2", "undo 3", "undo 4", "newest"]);
});

test("a failure is replaced by the next failure, ended by the next success, and leaves with its page", () => {
	for (const { id } of shownToasts()) dismissToast(id);
	const titles = () => shownToasts().map(({ title }) => title);
	const fail = (title: string) => showToast({ title, tone: "destructive" });
	fail("first try");
	fail("second try");
	expect(titles()).toEqual(["second try"]);
	showToast({ title: "saved" });
	expect(titles()).toEqual(["saved"]);
	fail("third try");
	expect(titles()).toEqual(["saved", "third try"]);
	dismissFailures();
	expect(titles()).toEqual(["saved"]);
});
