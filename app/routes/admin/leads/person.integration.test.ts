import { expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { readinessChecks } from "#db/schema.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { addLead, addListing } from "#tests/support/office-rows.ts";
import { findPerson } from "./person.server.ts";

useTestDatabase();

test("an address shows its leads, its readiness checks and the listings of the people there", async () => {
	const address = "12 Ridge Road, Altadena, CA 91001";
	const lead = await addLead(db(), { address, email: "Otto@Ridge.example" });
	await addLead(db(), { address, email: "otto@ridge.example", kind: "order" });
	await addLead(db(), { address: "7 Oak Lane", email: "ida@oak.example" });
	await addLead(db(), { address, email: "victim@elsewhere.example", suspectedSpam: true });
	await addListing(db(), { title: "Otto's pump", email: "otto@ridge.example" });
	await addListing(db(), { title: "Ida's hose", email: "ida@oak.example" });
	await addListing(db(), { title: "A stranger's tank", email: "victim@elsewhere.example" });
	await db()
		.insert(readinessChecks)
		.values({ address, tokenHash: Buffer.from("check") });

	const there = await findPerson("12 ridge road");
	expect(there?.leads).toHaveLength(3);
	expect(there?.checks).toHaveLength(1);
	expect(there?.listings.map(({ title }) => title)).toEqual(["Otto's pump"]);

	const person = await findPerson(lead.email);
	expect(person?.leads).toHaveLength(2);
	expect(person?.listings.map(({ title }) => title)).toEqual(["Otto's pump"]);
	expect(await findPerson("99 Nowhere Street")).toEqual({ leads: [], listings: [], checks: [] });
	expect(await findPerson("12 r")).toBeNull();
});
