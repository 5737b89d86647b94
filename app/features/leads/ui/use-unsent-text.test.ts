import { expect, onTestFinished, test, vi } from "vitest";
import { readUnsent } from "./use-unsent-text.ts";

test("a browser that blocks storage keeps nothing, and the page works", () => {
	onTestFinished(() => void vi.unstubAllGlobals());
	vi.stubGlobal("sessionStorage", {
		getItem() {
			throw new DOMException("blocked", "SecurityError");
		},
	});
	expect(readUnsent("answer:1")).toBe("");
});
