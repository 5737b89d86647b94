import { expect, test } from "vitest";
import { dismissToast, shownToasts, showToast, subscribeToToasts } from "./toast-store.ts";

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
