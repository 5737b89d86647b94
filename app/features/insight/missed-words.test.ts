import { expect, test } from "vitest";
import { missedWords } from "./missed-words.ts";

test("the same search counts once, however it is typed", () => {
	expect(missedWords("  Fire   HOSE\u00a0 ")).toBe("fire hose");
	expect(missedWords('"fire" hose!')).toBe("fire hose");
});

test.each([
	"ida@hillside.example",
	"call 213 555 0177",
	"(213) 555-0177",
	"https://example.com",
	"a",
	"",
	"!!!",
])("%s is not counted", (search) => expect(missedWords(search)).toBeNull());

test("a long text is cut to a few words", () => {
	expect(missedWords("one two three four five six seven")).toBe("one two three four five");
	expect(missedWords("x".repeat(60))).toBeNull();
});
