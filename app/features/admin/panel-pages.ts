// The pages of the panel: their texts and tags, their files, and the menu. A person sees the pages that the table of
// roles lets them open.
import { href } from "react-router";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import type { ExportedList } from "./roles.ts";

export type PanelPage = ReturnType<typeof panelPage>;

export function panelPage(path: string, title: string, description: string) {
	const page = { path, title, description, hidden: true };
	return {
		...page,
		meta: ({ matches }: { matches: Parameters<typeof pageMeta>[1] }) => pageMeta(page, matches),
	};
}

/** The addresses of a list as files. `query` is empty or starts with '?'; `of` tells two lists of one page apart. */
export function filesOf(list: ExportedList, query = "", of?: string) {
	return {
		csv: href("/admin/:list.csv", { list }) + query,
		json: href("/admin/:list.json", { list }) + query,
		of,
	};
}

export const panelMenu = [
	{ to: href("/admin/overview"), label: "Overview" },
	{ to: href("/admin"), label: "Listings" },
	{ to: href("/admin/leads"), label: "Leads" },
	{ to: href("/admin/visits"), label: "Visits" },
	{ to: href("/admin/spam"), label: "Suspected spam" },
	{ to: href("/admin/messages"), label: "Messages" },
	{ to: href("/admin/insight"), label: "Insights" },
	{ to: href("/admin/webhooks"), label: "Webhooks" },
	{ to: href("/admin/health"), label: "Health" },
	{ to: href("/admin/audit"), label: "Audit log" },
	{ to: href("/admin/staff"), label: "Staff" },
] as const;
