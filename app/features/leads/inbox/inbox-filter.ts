// The inbox filter, as it is in the URL.
import { type LeadKind, type LeadStatus, leadKinds, leadStatuses } from "../lead-status.ts";

export type LeadFilter = {
	kind: LeadKind | null;
	status: LeadStatus | null;
	/** Only leads that are past their promised response time. */
	overdue: boolean;
	/** Only leads whose next action is due today or earlier. */
	actionDue: boolean;
	/** The id of a staff member, or 'nobody'. */
	assignee: string | null;
	text: string;
};

export function readLeadFilter(params: URLSearchParams): LeadFilter {
	return {
		kind: leadKinds.find((kind) => kind === params.get("kind")) ?? null,
		status: readStatus(params.get("status")),
		overdue: params.get("clock") === "overdue",
		actionDue: params.get("clock") === "action",
		assignee: readAssignee(params.get("assignee")),
		text: readText(params.get("q")),
	};
}

export function readStatus(value: unknown): LeadStatus | null {
	return leadStatuses.find((status) => status === value) ?? null;
}

function readAssignee(value: string | null): string | null {
	return value !== null && /^(nobody|[0-9a-f-]{36})$/.test(value) ? value : null;
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
	if (filter.actionDue) params.set("clock", "action");
	if (filter.assignee) params.set("assignee", filter.assignee);
	if (filter.text) params.set("q", filter.text);
	for (const [name, value] of Object.entries(more)) params.set(name, value);
	return params.size > 0 ? `${path}?${params}` : path;
}
