// `npm run admin:password`: sets the admin password, also while the site runs, and ends every session.
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { passwordProblem } from "#app/features/admin/accounts/password-rules.server.ts";
import { newAdminPassword, setAdminPassword } from "#app/features/admin/password.server.ts";
import { closeDatabase, migrateDatabase } from "#app/platform/database/db.server.ts";
import { env, overrideEnv } from "#app/platform/env.server.ts";
import { explainError } from "./explain-error.ts";
import { connectionOf, startEmbeddedPostgres } from "./postgres/embedded.ts";

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
	const release = await connectDatabase();
	try {
		await migrateDatabase();
		await setAdminPassword(password, { isGenerated: given === "" });
	} finally {
		await closeDatabase();
		await release();
	}
	console.log(
		given
			? "The admin password has been changed."
			: `The new admin password, shown only this once: ${password}`,
	);
	console.log("It opens the panel, even if an owner had turned it off. Everyone has been signed out.");
	if (env().ADMIN_PASSWORD)
		console.log("ADMIN_PASSWORD is set, and the next start will use it again. Change it there, too.");
}

/** Uses the running site's database, or starts the embedded one until the returned function is called. */
async function connectDatabase(): Promise<() => Promise<void>> {
	const { DATABASE_URL, DATA_DIR } = env();
	if (DATABASE_URL) return async () => {};
	const running = await connectionOf(DATA_DIR);
	if (running) {
		overrideEnv({ DATABASE_URL: running });
		return async () => {};
	}
	const postgres = await startEmbeddedPostgres({ dataDir: DATA_DIR });
	overrideEnv({ DATABASE_URL: postgres.url });
	return () => postgres.stop();
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
