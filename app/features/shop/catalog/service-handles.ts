/** Products to order from the pricing pages, by the id of the offer. Apart from the catalog, which those pages need not load. */
export const serviceHandles: Record<string, string> = {
	standard: "standard-wildfire-assessment",
	hoa: "hoa-extended-parcel-report",
	planning: "suppression-system-planning",
	maintenance: "quarterly-maintenance-add-on",
};
