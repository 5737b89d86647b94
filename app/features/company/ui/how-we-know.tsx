import { lazyPart } from "#app/ui/loading/lazy-part.tsx";

/** The last section of a page. It is in the HTML; its code loads late, because it holds the sources of all claims. */
export const HowWeKnow = lazyPart(async () => (await import("./claim-list.tsx")).ClaimList);
