// How hard the attacks are: the short form runs with every `npm test`, the long one with ATTACKS=long.
export const isLong = process.env.ATTACKS === "long";

/** A seed makes a run repeatable: the short form is always the same, the long one prints the seed it took. */
export const seed = Number(process.env.ATTACKS_SEED ?? (isLong ? Date.now() % 2 ** 31 : 20_261_115));

export const fuzzRequests = isLong ? 20_000 : 1_000;
