// `npm run admin:password`: sets the admin password, also while the site runs, and ends every session.
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { passwordProblem } from "#app/features/admin/accounts/password-rules.server.ts";
import { newAdminPassword, setAdminPassword } from "#app/features/admin/password.server.ts";
import { closeDatabase } from "#app/platform/database/db.server.ts";
import { migrateDatabase } from "#app/platform/database/migrations.server.ts";
import { env } from "#app/platform/env.server.ts";
import { explainError } from "./explain-error.ts";
import { withDatabase } from "./postgres/with-database.ts";

try {
	await changePassword();
} catch (error) {
	console.error(explainError(error));
	process.exitCode = 1;
}

async function changePassword(): Promise<void> {
	const given = await readPassword();
	const problem = given === "" ? null : passwordProblem(given);
	if (problem) {
		console.error(`${problem} Nothing was changed.`);
		process.exitCode = 1;
		return;
	}
	const password = given || newAdminPassword();
	await withDatabase("share", async () => {
		try {
			await migrateDatabase();
			await setAdminPassword(password, { isGenerated: given === "" });
		} finally {
			await closeDatabase();
		}
	});
	console.log(
		given
			? "The admin password has been changed."
			: `The new admin password, shown only this once: ${password}`,
	);
	console.log("It opens the panel, even if an owner had turned it off. Everyone has been signed out.");
	if (env().ADMIN_PASSWORD)
		console.log("ADMIN_PASSWORD is set, and the next start will use it again. Change it there, too.");
}

/** Typed without echo, or piped in as one line. */
async function readPassword(): Promise<string> {
	const terminal = process.stdin.isTTY === true;
	if (terminal) process.stdout.write("New admin password (leave empty to generate one): ");
	const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
	const lines = createInterface({ input: process.stdin, output: terminal ? silent : undefined, terminal });
	try {
		for await (const line of lines) return line.trim();
		return "";
	} finally {
		lines.close();
		if (terminal) process.stdout.write("\n");
	}
}
