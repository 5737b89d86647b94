// Texts that are being rewritten in other places. Delete an entry when its text is fixed: the test fails on an entry
// that no longer occurs, and on anything that is not listed.

export type Known = {
	/** An address, a mail or a file; `*` at the end stands for anything. */
	where: string;
	/** The fact or 'words', or 'reading level'. */
	rule: string;
	found: string;
};

export const knownViolations: readonly Known[] = [
	// Shop: features/shop/catalog, then the data sheets (public/products/*.pdf) rendered again.
	{ where: "/product/large-fire-pump", rule: "hours of fuel", found: "9" },
	{ where: "public/products/large-fire-pump.pdf", rule: "hours of fuel", found: "9" },
	{ where: "/shop", rule: "words", found: "spanner" },
	{ where: "/shop", rule: "words", found: "louvres" },
	...["storey", "galvanised", "aluminium", "spanner", "practise", "the mains", "louvres"].map((found) => ({
		where: "/product/*",
		rule: "words",
		found,
	})),
	...["galvanised", "aluminium", "spanner", "practise", "the mains", "e-mail", "labelled"].map((found) => ({
		where: "public/products/*",
		rule: "words",
		found,
	})),
	{ where: "public/products/*", rule: "license", found: "missing" },
	// Marketplace: features/marketplace/samples.
	...["galvanised", "tyres", "motorised", "louvres", "aluminium"].map((found) => ({
		where: "sample listing: *",
		rule: "words",
		found,
	})),
];
