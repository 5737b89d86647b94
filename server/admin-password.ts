// `npm run admin:password`: sets the password of the office, also while the site runs, and ends every open session.
import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { setAdminPassword } from "#app/features/admin/password.server.ts";
import { closeDatabase, migrateDatabase } from "#app/platform/db.server.ts";
import { env, overrideEnv } from "#app/platform/env.server.ts";
import { connectionOf, startEmbeddedPostgres } from "./postgres/embedded.ts";
import { sentenceFor } from "./start-problems.ts";

const SHORTEST = 12;

try {
	await changePassword();
} catch (error) {
	console.error(sentenceFor(error));
	process.exitCode = 1;
}

async function changePassword(): Promise<void> {
	const given = await readPassword();
	if (given !== "" && given.length < SHORTEST) {
		console.error(`The password must have at least ${SHORTEST} characters. Nothing was changed.`);
		process.exitCode = 1;
		return;
	}
	const password = given || randomBytes(12).toString("base64url");
	const release = await reachDatabase();
	try {
		await migrateDatabase();
		await setAdminPassword(password);
	} finally {
		await closeDatabase();
		await release();
	}
	console.log(
		given ? "The admin password is changed." : `The admin password is now, shown only this once: ${password}`,
	);
	console.log("Everyone who was signed in is signed out.");
	if (env().ADMIN_PASSWORD)
		console.log(
			"ADMIN_PASSWORD is set: at its next start the site takes that one again. Change it there, too.",
		);
}

/** The running site's database, or the embedded one started for a moment. */
async function reachDatabase(): Promise<() => Promise<void>> {
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

/** Typed unseen, or piped in as one line. */
async function readPassword(): Promise<string> {
	const terminal = process.stdin.isTTY === true;
	if (terminal) process.stdout.write("New admin password (empty: one is made up): ");
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
