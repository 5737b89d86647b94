// After the build: compresses every asset at the highest level, so that no request has to wait for it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const COMPRESSIBLE = new Set([".css", ".js", ".json", ".mjs", ".svg", ".txt", ".vtt", ".webmanifest"]);
const folder = "build/client";

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
	if (!entry.isFile() || !COMPRESSIBLE.has(extname(entry.name))) continue;
	const file = join(entry.parentPath, entry.name);
	const body = readFileSync(file);
	writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
	writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
}
