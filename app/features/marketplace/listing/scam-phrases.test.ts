import { expect, test } from "vitest";
import { sampleListings } from "../samples/sample-listings.ts";
import { hasScamPhrase } from "./suspicion.ts";

test.each([
	"Send me the 6-digit code to prove you are real",
	"I'm out of town, my moving company will pick it up",
	"Payment by gift card or Western Union",
	"Zelle me a deposit to hold it",
	"Please pay in advance",
])("%s waits for a moderator", (text) => {
	expect(hasScamPhrase(text)).toBe(true);
});

test("honest listings pass", () => {
	for (const { title, description } of sampleListings)
		expect(hasScamPhrase(`${title}\n${description}`), title).toBe(false);
	expect(hasScamPhrase("Cash only. Meet at the hardware store. No deposit needed.")).toBe(false);
});
