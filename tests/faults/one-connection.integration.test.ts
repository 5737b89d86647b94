// Every action of the real site with a single database connection. A transaction that asked for a second one would wait
// for itself.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listings } from "#db/schema.ts";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { fieldsFor } from "#tests/attacks/form-fields.ts";
import {
	addTargets,
	signIn,
	startVictim,
	type Targets,
	type Victim,
	valuesFor,
} from "#tests/attacks/victim.ts";
import { addListing } from "#tests/support/office-rows.ts";
import { everyRoute } from "#tests/support/routes.ts";
import { ROOT } from "#tests/support/site-process.ts";

vi.setConfig({ testTimeout: 300_000 });

let victim: Victim;
let targets: Targets;
beforeAll(async () => {
	await buildIfNeeded(ROOT);
	victim = await startVictim({ DATABASE_CONNECTIONS: "1", LOG_LEVEL: "warn" });
	targets = await addTargets(victim);
}, 300_000);
afterAll(() => victim?.stop(), 60_000);

let networks = 0;

async function post(path: string, fields: Record<string, string>, cookie = ""): Promise<number> {
	networks++;
	const response = await fetch(victim.address + path, {
		method: "POST",
		headers: { cookie, "X-Forwarded-For": `198.51.${networks >> 8}.${networks & 255}` },
		body: new URLSearchParams(fields),
		redirect: "manual",
	});
	await response.arrayBuffer();
	return response.status;
}

function expectNoWaitForItself(): void {
	expect(victim.said()).not.toMatch(
		/inside a transaction|timeout exceeded when trying to connect|not counted/,
	);
}

test("every form of every route is answered", async () => {
	const office = await signIn(victim);
	const leaving = await signIn(victim);
	const statuses = new Map<number, string[]>();
	for (const pattern of everyRoute()) {
		const path = pattern.replace(/:\w+\??|\*/g, valuesFor(pattern, targets)[0] ?? "x");
		const cookie =
			pattern === "/admin/sign-out" ? leaving : pattern.startsWith("/admin") ? office : targets.intakeCookie;
		const fields = fieldsFor(pattern);
		const filled = {
			...fields,
			item: targets.sale,
			listing: targets.sale,
			lead: targets.lead,
			back: "/admin",
		};
		const status = await post(
			path,
			"item" in fields || "lead" in fields || "listing" in fields ? filled : fields,
			cookie,
		);
		statuses.set(status, [...(statuses.get(status) ?? []), pattern]);
	}
	expect([...statuses].filter(([status]) => status >= 500)).toEqual([]);
	// Some must be stored, or this proves nothing.
	for (const status of [200, 303]) expect(statuses.get(status)?.length).toBeGreaterThan(5);
	expectNoWaitForItself();
});

test("buyers who write to sellers and visitors who report at the same time wait only for each other", async () => {
	const { sale } = await addTargets(victim);
	const reported = await Promise.all(
		Array.from({ length: 6 }, (_, number) => addListing(victim.db, { title: `Pump ${number}` })),
	);
	await victim.db.update(listings).set({ confirmedAt: new Date() }).where(eq(listings.id, sale));
	const visits = reported.map(async ({ id }, number) => [
		await post(`/marketplace/${sale}/message`, {
			name: "Ann",
			message: `Is it there? ${number}`,
			email: `q${number}@mail.example`,
		}),
		await post(`/marketplace/${id}/report`, { category: "scam", reason: `Not real ${number}` }),
	]);
	const statuses = (await Promise.all(visits)).flat();
	expect(statuses.filter((status) => status >= 400)).toEqual([]);
	expect((await fetch(`${victim.address}/readyz`)).status).toBe(200);
	expectNoWaitForItself();
});
