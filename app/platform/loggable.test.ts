import { DrizzleQueryError } from "drizzle-orm";
import { DatabaseError } from "pg";
import { expect, test } from "vitest";
import { loggable } from "./loggable.ts";

const failed = new DrizzleQueryError(
	"insert into leads (email, message) values ($1, $2)",
	["ada@grove.example", "12 Ridge Road\n    at night\ncall me"],
	new Error("connection lost"),
);

test.each([
	["its message", failed.message],
	["its stack", failed.stack],
	["its text", String(failed)],
	["the error itself", failed],
	["an error around it", new Error(`not stored: ${failed.message}`)],
])("a failed query is logged without its parameters: %s", (_, error) => {
	const line = JSON.stringify(loggable({ error }));
	expect(line).toContain("insert into leads (email, message) values ($1, $2)");
	for (const secret of ["ada@grove.example", "12 Ridge", "at night", "call me"])
		expect(line).not.toContain(secret);
});

test("why a query failed is logged by PostgreSQL's code, without the values in its message", () => {
	const refused = new DatabaseError('invalid input syntax for type uuid: "ada@grove.example"', 80, "error");
	Object.assign(refused, { code: "22P02", routine: "string_to_uuid" });
	const line = String(loggable({ error: new DrizzleQueryError("select $1", [], refused) }).error);
	expect(line).toContain("caused by PostgreSQL 22P02 string_to_uuid");
	expect(line).not.toContain("ada@grove.example");
	expect(loggable({ error: failed }).error).toContain("caused by Error: connection lost");
});

test("where it happened stays readable, and other fields stay as they are", () => {
	const fields = loggable({ error: failed.stack, path: "/contact", attempt: 2 });
	expect(fields.error).toContain("loggable.test.ts");
	expect(fields).toMatchObject({ path: "/contact", attempt: 2 });
});
