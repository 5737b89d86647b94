// Sends every form of the panel after its session ended. It must wait on the sign-in page with all its fields.
import { afterAll, beforeAll, expect, test } from "vitest";
import { GATE_FIELDS } from "#app/features/admin/kept-form.ts";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import {
	addTargets,
	parameterFor,
	signIn,
	startVictim,
	type Targets,
	type Victim,
} from "#tests/attacks/victim.ts";
import { everyRoute } from "#tests/support/routes.ts";
import { ROOT } from "#tests/support/site-process.ts";

let victim: Victim;
let targets: Targets;
let office: string;
beforeAll(async () => {
	await buildIfNeeded(ROOT);
	victim = await startVictim();
	targets = await addTargets(victim);
	office = await signIn(victim);
}, 300_000);
afterAll(() => victim?.stop(), 60_000);

type PanelForm = { page: string; action: string; fields: [name: string, value: string][] };

test("every form of the panel waits on the sign-in page when its session has ended", async () => {
	const forms = await formsOfThePanel();
	const lost: string[] = [];
	// They share a field with the sign-in page. Their pages ask for the password when they open or before they are sent.
	const apart = new Set<string>();
	for (const [index, { page, action, fields }] of forms.entries()) {
		const names = fields.map(([name]) => name);
		if (names.some((name) => GATE_FIELDS.has(name))) {
			apart.add(page);
			continue;
		}
		const answer = await fetch(new URL(action, victim.address), {
			method: "POST",
			body: new URLSearchParams(fields),
			headers: { "X-Forwarded-For": `203.0.113.${index % 250}` },
		});
		const gate = await answer.text();
		const missing = names.filter((name) => !gate.includes(`name="${name}"`));
		if (!gate.includes("Your session has ended") || missing.length > 0)
			lost.push(`${page}: ${names.join(", ")} (${answer.status})`);
	}
	expect(lost).toEqual([]);
	expect([...apart].sort()).toEqual(["/admin/account", "/admin/staff"]);
	expect(forms.length).toBeGreaterThan(15);
}, 120_000);

async function formsOfThePanel(): Promise<PanelForm[]> {
	const forms: PanelForm[] = [];
	for (const pattern of everyRoute()) {
		if (!pattern.startsWith("/admin") || pattern.endsWith("/sign-out")) continue;
		const page = pattern.replace(/[:*]\w*/, parameterFor(pattern, targets));
		const answer = await fetch(victim.address + page, { headers: { Cookie: office } });
		if (!answer.headers.get("Content-Type")?.startsWith("text/html")) continue;
		for (const [, attributes = "", content = ""] of (await answer.text()).matchAll(
			/<form\b([^>]*)>(.*?)<\/form>/gs,
		)) {
			if (!/method="post"/i.test(attributes)) continue;
			const action = /action="([^"]*)"/.exec(attributes)?.[1]?.replaceAll("&amp;", "&") || page;
			// The panel's frame has it on every page.
			if (action.endsWith("/sign-out")) continue;
			forms.push({ page, action, fields: fieldsIn(content) });
		}
	}
	return forms;
}

function fieldsIn(html: string): [string, string][] {
	return [...html.matchAll(/<(?:input|select|textarea|button)\b[^>]*\bname="([^"]+)"[^>]*>/g)].map(
		([tag, name = ""]) => [name, /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? "x"],
	);
}
