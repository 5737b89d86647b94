import { expect, onTestFinished, test, vi } from "vitest";
import { deviceStore, readText, writeText } from "./device-store.ts";
import { keptFields } from "./kept-form.ts";
import { keptText } from "./kept-text.ts";

function stubStorage(storage: Partial<Storage>): void {
	onTestFinished(() => void vi.unstubAllGlobals());
	vi.stubGlobal("sessionStorage", storage);
	vi.stubGlobal("localStorage", storage);
}

function blocked(): never {
	throw new DOMException("blocked", "SecurityError");
}

function memory(): Partial<Storage> & { kept: Map<string, string> } {
	const kept = new Map<string, string>();
	return {
		kept,
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, text) => void kept.set(key, text),
		removeItem: (key) => void kept.delete(key),
	};
}

test("a browser that blocks storage keeps nothing, and the page works", () => {
	stubStorage({ getItem: blocked, setItem: blocked, removeItem: blocked });
	const store = deviceStore("key", (found) => found ?? "nothing");
	expect(readText("key")).toBeUndefined();
	expect(store.read()).toBe("nothing");
	expect(store.write("words")).toBe(false);
	store.clear();
	expect(writeText("key", "words", "tab")).toBe(false);
	expect(keptText("answer:1")).toBe("");
	expect(keptFields("key")).toEqual({});
});

test.each(["{", "null", "3", '"text"'])("what is damaged counts as nothing: %s", (text) => {
	const storage = memory();
	storage.kept.set("key", text);
	stubStorage(storage);
	expect(keptFields("key")).toEqual({});
});
