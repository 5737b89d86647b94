// The inbox filter, as it is in the URL.
export const leadKinds = ["consultation", "intake", "order"] as const;
export const leadStatuses = ["new", "contacted", "scheduled", "won", "lost"] as const;

export type LeadKind = (typeof leadKinds)[number];
export type LeadStatus = (typeof leadStatuses)[number];
export type LeadFilter = {
	kind: LeadKind | null;
	status: LeadStatus | null;
	/** Only leads that are past their promised response time. */
	overdue: boolean;
	text: string;
};

export const kindNames: Record<LeadKind, string> = {
	consultation: "Consultation",
	intake: "Intake",
	order: "Order",
};
export const statusNames: Record<LeadStatus, string> = {
	new: "New",
	contacted: "Contacted",
	scheduled: "Scheduled",
	won: "Won",
	lost: "Lost",
};

export function readLeadFilter(params: URLSearchParams): LeadFilter {
	return {
		kind: leadKinds.find((kind) => kind === params.get("kind")) ?? null,
		status: readStatus(params.get("status")),
		overdue: params.get("clock") === "overdue",
		text: readText(params.get("q")),
	};
}

export function readStatus(value: unknown): LeadStatus | null {
	return leadStatuses.find((status) => status === value) ?? null;
}

/** Text from a search box. */
export function readText(value: string | null): string {
	return (value ?? "")
		.replace(/[\p{C}\s]+/gu, " ")
		.trim()
		.slice(0, 100);
}

/** The filter as a URL without defaults; `more` adds a cursor. */
export function filterAddress(path: string, filter: LeadFilter, more: Record<string, string> = {}): string {
	const params = new URLSearchParams();
	if (filter.kind) params.set("kind", filter.kind);
	if (filter.status) params.set("status", filter.status);
	if (filter.overdue) params.set("clock", "overdue");
	if (filter.text) params.set("q", filter.text);
	for (const [name, value] of Object.entries(more)) params.set(name, value);
	return params.size > 0 ? `${path}?${params}` : path;
}
