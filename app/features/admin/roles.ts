// Who may open which page of the panel and who may do what there. The guard enforces this one table on every request,
// and a test walks it with every role.

export const roles = ["owner", "office", "moderator"] as const;
export type Role = (typeof roles)[number];

export const roleNames: Record<Role, string> = { owner: "Owner", office: "Office", moderator: "Moderator" };

export const roleDescriptions: Record<Role, string> = {
	owner: "Everything, including staff",
	office: "Leads, orders and listings",
	moderator: "Listings and reported conversations",
};

type Rule = {
	roles: readonly Role[];
	/** Asks for the passkey or password again after a few minutes. For exports, deletions and sign-in changes. */
	needsConfirmation?: true;
};

type RouteRules = {
	open: Rule;
	/** Who may post an intent that `intents` does not name. Default: whoever may open the page. */
	send?: Rule;
	/** By the form's `intent`. */
	intents?: Record<string, Rule>;
};

const everyone: Rule = { roles };
const office: Rule = { roles: ["owner", "office"] };
const owner: Rule = { roles: ["owner"] };
const confirmed = (rule: Rule): Rule => ({ ...rule, needsConfirmation: true });

/** Who may have which list as a file, /admin/leads.csv or /admin/leads.json. */
const exportRules = {
	leads: office,
	spam: office,
	readiness: office,
	templates: office,
	deliveries: office,
	visits: office,
	insight: office,
	listings: everyone,
	messages: everyone,
	appeals: everyone,
	// A moderator gets the same entries as on the page.
	audit: everyone,
	webhooks: owner,
	staff: owner,
} satisfies Record<string, Rule>;

export type ExportedList = keyof typeof exportRules;

/** By the pattern in app/routes.ts, and for a file by its own address. */
export const panelRules: Record<string, RouteRules> = {
	"/admin": { open: everyone },
	"/admin/moderate": { open: everyone, intents: { delete: confirmed(everyone) } },
	"/admin/overview": { open: office },
	"/admin/leads": { open: office },
	"/admin/leads/:id": { open: office, intents: { copy: confirmed(office), erase: confirmed(office) } },
	"/admin/visits": { open: office },
	"/admin/insight": { open: office },
	"/admin/health": { open: owner },
	// A new address gets every lead from then on, so it counts as an export.
	"/admin/webhooks": {
		open: owner,
		send: confirmed(owner),
		intents: { replay: owner, "replay-failed": owner, "turn-off": owner, "turn-on": owner },
	},
	"/admin/person": { open: office },
	"/admin/templates": { open: office, intents: { delete: confirmed(office) } },
	"/admin/files/:id": { open: office },
	"/admin/media/*": { open: everyone },
	"/admin/deliveries/:id": { open: office },
	"/admin/messages": { open: everyone, intents: { delete: confirmed(everyone) } },
	// A moderator sees the listings there, and only the office may release a lead.
	"/admin/spam": { open: everyone, send: office },
	// A moderator sees what happened to listings.
	"/admin/audit": { open: everyone },
	"/admin/account": {
		open: everyone,
		send: confirmed(everyone),
		intents: { "end-session": everyone, "end-others": everyone },
	},
	// Asked when the page opens, so that an invitation is not typed twice.
	"/admin/staff": { open: confirmed(owner) },
	"/admin/sign-out": { open: everyone },
	...Object.fromEntries(
		Object.entries(exportRules).flatMap(([list, rule]) =>
			["csv", "json"].map((format) => [`/admin/${list}.${format}`, { open: confirmed(rule) }]),
		),
	),
};

/** A route that the table does not name is for owners. */
export function ruleFor(pattern: string, method: string, intent: string | null): Rule {
	const rules = panelRules[pattern] ?? { open: owner };
	if (method === "GET" || method === "HEAD") return rules.open;
	if (intent !== null && rules.intents && Object.hasOwn(rules.intents, intent))
		return rules.intents[intent] ?? rules.open;
	return rules.send ?? rules.open;
}

export function mayOpen(role: Role, pattern: string): boolean {
	return ruleFor(pattern, "GET", null).roles.includes(role);
}

export function mayReadLeads(role: Role): boolean {
	return mayOpen(role, "/admin/leads");
}
