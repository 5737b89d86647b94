import { expect, test } from "vitest";
import { explainFolderError, explainServerError, StartError } from "./start-error.ts";

const FULL =
	"The disk that holds /srv/data is full: free some space there or set DATA_DIR to a folder on another disk.";

test.each(["ENOSPC", "EDQUOT"])("a full disk under our own writes (%s) is named as such", (code) => {
	const problem = explainFolderError(Object.assign(new Error("write"), { code }), "/srv/data");
	expect(problem).toBeInstanceOf(StartError);
	expect(problem).toHaveProperty("message", FULL);
});

test.each([
	'initdb: error: could not write file "/srv/data/postgres/pg_hba.conf": No space left on device',
	'FATAL:  could not extend file "base/5/1259": Disk quota exceeded\nHINT:  Check free disk space.',
])("a full disk under PostgreSQL's writes is named as such: %s", (output) => {
	expect(explainServerError(output, "/srv/data").message).toBe(FULL);
});

test("an unknown failure keeps PostgreSQL's last words and the log's location", () => {
	const { message } = explainServerError(
		"LOG: one\nFATAL: two\n",
		"/srv/data",
		"/srv/data/postgres/server.log",
	);
	expect(message).toContain("Its log is /srv/data/postgres/server.log.");
	expect(message).toContain("FATAL: two");
});

test("an error that has nothing to do with the folder is left as it is", () => {
	const bug = new TypeError("undefined is not a function");
	expect(explainFolderError(bug, "/srv/data")).toBe(bug);
});
