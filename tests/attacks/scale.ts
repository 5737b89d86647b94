// How hard the attacks are: the short form runs with `npm test`, the long one with ATTACKS=long.
export const isLong = process.env.ATTACKS === "long";

/** Makes a run repeatable. The short form always uses the same seed; the long one prints its seed. */
export const seed = Number(process.env.ATTACKS_SEED ?? (isLong ? Date.now() % 2 ** 31 : 20_261_115));

export const fuzzRequests = isLong ? 20_000 : 1_000;
