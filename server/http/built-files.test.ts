import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { BuiltFiles } from "./built-files.ts";

const folder = mkdtempSync(join(tmpdir(), "ringline-built-"));
afterAll(() => rmSync(folder, { recursive: true }));
const words = "a red pump ".repeat(200);
for (const name of ["pump.avif", "pump.jpg", "pump.svg", "film.mp4", "sheet.pdf"])
	writeFileSync(join(folder, name), words);
const files = new BuiltFiles(folder);

function ask(path: string, headers: Record<string, string> = {}) {
	const sent = { status: 0, headers: new Map<string, string>(), body: "" };
	const response = {
		writeHead(status: number, lines: string[]) {
			sent.status = status;
			for (let at = 0; at < lines.length; at += 2) sent.headers.set(lines[at] ?? "", lines[at + 1] ?? "");
			return response;
		},
		end(body: Buffer) {
			sent.body = body.toString();
		},
	};
	const request = { method: "GET", headers: { "accept-encoding": "br", ...headers } };
	const answer = files.asset(path);
	answer?.send(request as unknown as IncomingMessage, response as unknown as ServerResponse);
	return answer ? sent : undefined;
}

test.each([
	["/pump.avif", "image/avif"],
	["/pump.jpg", "image/jpeg"],
	["/film.mp4", "video/mp4"],
	["/sheet.pdf", "application/pdf"],
])("%s is sent as %s and not compressed again", (path, type) => {
	const sent = ask(path);
	expect(sent?.headers.get("Content-Type")).toBe(type);
	expect(sent?.headers.get("Content-Encoding")).toBeUndefined();
	expect(sent?.body).toBe(words);
});

test("a drawing is text, so it is compressed", () => {
	const sent = ask("/pump.svg");
	expect(sent?.headers.get("Content-Type")).toBe("image/svg+xml");
	expect(sent?.headers.get("Content-Encoding")).toBe("br");
});

test("a video player gets the part it asks for", () => {
	const sent = ask("/film.mp4", { range: "bytes=2-4" });
	expect(sent?.status).toBe(206);
	expect(sent?.body).toBe("red");
});

test("a picture that a new build has removed is not found", () => {
	writeFileSync(join(folder, "old.webp"), words);
	const before = new BuiltFiles(folder);
	rmSync(join(folder, "old.webp"));
	expect(before.asset("/old.webp")).toBeUndefined();
});

test("an address outside the folder is not found", () => {
	expect(files.asset("/../package.json")).toBeUndefined();
});
