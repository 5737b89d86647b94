import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { cardText, EMPTY_CARD, readCard } from "./card.ts";
import { cardFromHash, cardLink } from "./card-link.ts";

const card = readCard({
	answers: { zone: "LAC-E123", routeA: "Lake Ave, then 210 west", pets: "Käthe 🐈" },
	packed: [0, 3],
});

test("a card survives the way through a link", async () => {
	const link = await cardLink("https://ringline.example/emergency-card", card);
	expect(link).toMatch(/^https:\/\/ringline\.example\/emergency-card#card=[\w-]+$/);
	expect(await cardFromHash(new URL(link).hash)).toEqual(card);
});

test.each(["", "#top", "#card=", "#card=%%%", "#card=AAAA", `#card=${btoa("[1]")}`])(
	"%j is no card",
	async (hash) => {
		expect(await cardFromHash(hash)).toBeNull();
	},
);

test("a link that unpacks without end is no card", async () => {
	const bomb = deflateRawSync(`[["${"x".repeat(5_000_000)}"],[]]`).toString("base64url");
	expect(await cardFromHash(`#card=${bomb}`)).toBeNull();
});

test.each([null, 7, "x", [], { answers: 1, packed: "all" }, { answers: { zone: {} }, packed: [99, "0"] }])(
	"damaged storage %j is an empty card",
	(value) => {
		expect(readCard(value)).toEqual(EMPTY_CARD);
	},
);

test("long answers are cut and unknown ones dropped", () => {
	const read = readCard({ answers: { zone: "x".repeat(1_000), evil: "y" }, packed: [1, 1] });
	expect(read.answers).toEqual({ zone: "x".repeat(300) });
	expect(read.packed).toEqual([1]);
});

test("the mail says what is on the card and what is still to pack", () => {
	const text = cardText(card, "(213) 555-0142");
	expect(text).toContain("Evacuation zone: LAC-E123");
	expect(text).toContain("Go bag: 2 of 12 packed");
	expect(text).toContain("Still to pack: Food for three days;");
	expect(text).toContain("Ringline emergency line: (213) 555-0142");
});
