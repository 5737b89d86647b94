import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

test("a rejection that nobody caught is logged with its request, and the process goes on", () => {
	const script = `
		import { currentRequest, logUnhandledRejections } from "#app/platform/http/request-context.server.ts";
		logUnhandledRejections();
		currentRequest.run({ requestId: "request-1", path: "/shop" }, () => {
			setTimeout(async () => { throw new Error("nobody waits for this"); }, 1);
		});
		setTimeout(() => console.log("still here"), 100);`;
	const said = execFileSync(process.execPath, ["--input-type=module-typescript", "-e", script], {
		encoding: "utf8",
		env: { NODE_ENV: "production", LOG_LEVEL: "info" },
	});
	const [line = "", ending] = said.trim().split("\n");
	expect(JSON.parse(line)).toMatchObject({
		level: 50,
		requestId: "request-1",
		path: "/shop",
		msg: "unhandled rejection",
		error: expect.stringContaining("nobody waits for this"),
	});
	expect(ending).toBe("still here");
});
