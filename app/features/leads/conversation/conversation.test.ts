import { expect, test } from "vitest";
import { withTemplate } from "./conversation.ts";

test.each([
	["", "Send photos.", "Send photos."],
	[" \n", "Send photos.", "Send photos."],
	["Hello Ada,\n", "Send photos.", "Hello Ada,\n\nSend photos."],
	["Send photos.\nThanks", "Send photos.", "Send photos.\nThanks"],
])("a template is added to %j, and nothing typed is lost", (typed, template, text) => {
	expect(withTemplate(typed, template)).toBe(text);
});
