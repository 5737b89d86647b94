// The same page from nginx, where it is installed: what a company would put in front of static files.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answers, type RunningSite, stopped } from "./measure.ts";

/** One process without a master, so that its processor time is all there is. Null where nginx is not installed. */
export async function startNginx(
	bytes: number,
	headers: readonly string[],
): Promise<Pick<RunningSite, "url" | "pid" | "stop"> | null> {
	if (spawnSync("nginx", ["-v"]).error) return null;
	const folder = mkdtempSync(join(tmpdir(), "ringline-nginx-"));
	const port = 30_000 + Math.floor(Math.random() * 20_000);
	writeFileSync(join(folder, "page"), Buffer.alloc(bytes, "x"));
	writeFileSync(join(folder, "nginx.conf"), settings(folder, port, headers));
	const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
	const url = `http://localhost:${port}/page`;
	await answers(url);
	return { url, pid: child.pid ?? 0, stop: () => stopped(child) };
}

function settings(folder: string, port: number, headers: readonly string[]): string {
	const lines: string[] = [];
	for (let at = 0; at < headers.length; at += 2)
		if (headers[at] !== "content-type")
			lines.push(`add_header ${headers[at]} '${escaped(headers[at + 1] ?? "")}';`);
	return `daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr;
events { worker_connections 1024; }
http {
	access_log off;
	etag off;
	keepalive_requests 100000000;
	open_file_cache max=10;
	default_type "text/html; charset=utf-8";
	client_body_temp_path ${folder}/body;
	proxy_temp_path ${folder}/proxy;
	fastcgi_temp_path ${folder}/fastcgi;
	uwsgi_temp_path ${folder}/uwsgi;
	scgi_temp_path ${folder}/scgi;
	server {
		listen 127.0.0.1:${port};
		root ${folder};
		${lines.join("\n\t\t")}
	}
}
`;
}

const escaped = (value: string) => value.replaceAll("\\", "\\\\").replaceAll("'", "\\'");
