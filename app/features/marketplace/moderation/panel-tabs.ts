// The four tabs of the panel: which listings each shows, and its message when there are none.
import type { ListingKind } from "../listing/listing.ts";

export const panelTabs = [
	{ id: "flagged-products", label: "Flagged Products", kind: "sale", flagged: true },
	{ id: "flagged-wanted", label: "Flagged Wanted", kind: "wanted", flagged: true },
	{ id: "all-products", label: "All Products", kind: "sale", flagged: false },
	{ id: "all-wanted", label: "All Wanted", kind: "wanted", flagged: false },
] as const satisfies readonly { id: string; label: string; kind: ListingKind; flagged: boolean }[];

export type PanelTab = (typeof panelTabs)[number];

export function readTab(value: string | null): PanelTab {
	return panelTabs.find(({ id }) => id === value) ?? panelTabs[0];
}

export function emptyMessage(tab: PanelTab, searching: boolean): string {
	const things = tab.kind === "sale" ? "products" : "wanted items";
	if (tab.flagged) return `No flagged ${things} at this time.`;
	return searching ? `No ${things} match your search.` : `No ${things} found.`;
}

export type ListingCounts = {
	sale: number;
	wanted: number;
	saleReported: number;
	wantedReported: number;
	flagged: number;
	public: number;
	held: number;
};

export function tabCount(tab: PanelTab, counts: ListingCounts): number {
	if (tab.kind === "sale") return tab.flagged ? counts.saleReported : counts.sale;
	return tab.flagged ? counts.wantedReported : counts.wanted;
}
