// Serves a small page under the fire map's host name, because the machine may not reach the real map.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fireMap } from "#app/features/company/pages/fire-map.ts";

const MAP =
	'<!doctype html><html lang="en"><title>Map</title><meta name="viewport" content="width=device-width"><p>Map';

export async function serveFakeFireMap(): Promise<{ browserArguments: string[]; stop(): void }> {
	const { hostname } = new URL(fireMap.address);
	const server = createServer(createCertificate(hostname), (_, response) => {
		response.setHeader("Content-Type", "text/html");
		response.end(MAP);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	return {
		browserArguments: [
			`--host-resolver-rules=MAP ${hostname} 127.0.0.1:${port}`,
			"--ignore-certificate-errors",
		],
		stop: () => void server.close(),
	};
}

function createCertificate(hostname: string): { key: Buffer; cert: Buffer } {
	const folder = mkdtempSync(join(tmpdir(), "ringline-certificate-"));
	const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
	const parts = ["-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", cert, "-days", "2"];
	try {
		execFileSync("openssl", ["req", "-x509", ...parts, "-subj", `/CN=${hostname}`], { stdio: "ignore" });
		return { key: readFileSync(key), cert: readFileSync(cert) };
	} finally {
		rmSync(folder, { recursive: true });
	}
}
