// The menu of the panel. A person sees the pages that the table of roles lets them open.
import { href } from "react-router";

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
