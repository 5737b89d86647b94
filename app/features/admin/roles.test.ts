import { expect, test } from "vitest";
import { viewerOf } from "./access.server.ts";
import { panelMenu } from "./panel-pages.ts";
import { mayOpen, panelRules, type Role, roles, ruleFor } from "./roles.ts";

const opened = (role: Role) => Object.keys(panelRules).filter((pattern) => mayOpen(role, pattern));
const filesOf = (name: string) => [`/admin/${name}.csv`, `/admin/${name}.json`];

test("an owner opens everything, even what the table does not name yet", () => {
	expect(opened("owner")).toEqual(Object.keys(panelRules));
	expect(ruleFor("/admin/brand-new", "POST", "anything").roles).toEqual(["owner"]);
});

test("the office has leads and orders, but no staff, webhooks or health", () => {
	const ownersOnly = [
		"/admin/staff",
		"/admin/webhooks",
		"/admin/health",
		...["webhooks", "staff"].flatMap(filesOf),
	];
	expect(opened("office")).toEqual(
		Object.keys(panelRules).filter((pattern) => !ownersOnly.includes(pattern)),
	);
});

test("a moderator has listings and conversations, and nothing of leads", () => {
	expect(opened("moderator")).toEqual([
		"/admin",
		"/admin/moderate",
		"/admin/media/*",
		"/admin/messages",
		"/admin/spam",
		"/admin/audit",
		"/admin/account",
		"/admin/sign-out",
		...["listings", "messages", "appeals", "audit"].flatMap(filesOf),
	]);
	expect(ruleFor("/admin/spam", "POST", null).roles).toEqual(["owner", "office"]);
});

test("the menu has every page that a person may open, and no other", () => {
	const menuOf = (role: Role) => viewerOf({ name: "Ida", label: "Ida", method: "passkey", role }).places;
	expect(menuOf("owner")).toEqual(panelMenu.map(({ to }) => to));
	expect(menuOf("office")).toEqual(
		expect.arrayContaining(["/admin/overview", "/admin/leads", "/admin/visits", "/admin/insight"]),
	);
	expect(menuOf("office")).not.toContain("/admin/health");
	expect(menuOf("moderator")).toEqual(["/admin", "/admin/spam", "/admin/messages", "/admin/audit"]);
});

test("exports, deletions and sign-in changes ask for the passkey or password again", () => {
	const asks = (pattern: string, method: string, intent: string | null = null) =>
		ruleFor(pattern, method, intent).needsConfirmation === true;
	const files = Object.keys(panelRules).filter((pattern) => /\.(csv|json)$/.test(pattern));
	expect(files.length).toBeGreaterThan(20);
	for (const file of files) expect(asks(file, "GET"), file).toBe(true);
	expect(asks("/admin/webhooks", "POST")).toBe(true);
	expect(asks("/admin/webhooks", "POST", "rotate")).toBe(true);
	expect(asks("/admin/webhooks", "POST", "replay")).toBe(false);
	expect(asks("/admin/moderate", "POST", "delete")).toBe(true);
	expect(asks("/admin/leads/:id", "POST", "copy")).toBe(true);
	expect(asks("/admin/leads/:id", "POST", "erase")).toBe(true);
	expect(asks("/admin/messages", "POST", "delete")).toBe(true);
	expect(asks("/admin/account", "POST", "passkey")).toBe(true);
	expect(asks("/admin/account", "POST", "an unknown intent")).toBe(true);
	expect(asks("/admin/staff", "POST", "invite")).toBe(true);
	// Ending a session that is not one's own must not wait for anything.
	expect(asks("/admin/account", "POST", "end-session")).toBe(false);
	expect(asks("/admin/moderate", "POST", "flag")).toBe(false);
	expect(asks("/admin/moderate", "POST", "constructor")).toBe(false);
});

test("every rule names known roles and an owner", () => {
	for (const rules of Object.values(panelRules))
		for (const rule of [rules.open, rules.send ?? rules.open, ...Object.values(rules.intents ?? {})]) {
			expect(rule.roles).toContain("owner");
			expect(rule.roles.every((role) => roles.includes(role))).toBe(true);
		}
});
