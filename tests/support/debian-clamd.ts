// The real scanner of Debian's package clamav-daemon, where it is installed. It needs no download of signatures: it is
// given one, for the EICAR test file.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { EICAR } from "./fake-clamd.ts";

const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin"];
export const clamdBinary = folders.map((folder) => join(folder, "clamd")).find((file) => existsSync(file));

/** Returns its address and the running process. `folder` is for its configuration and its socket. */
export async function startClamd(
	binary: string,
	folder: string,
	maxBytes: number,
): Promise<{ url: string; process: ChildProcess }> {
	const socket = join(folder, "clamd.sock");
	const signature = `Eicar-Signature:0:*:${Buffer.from(EICAR).toString("hex")}`;
	await writeFile(join(folder, "test.ndb"), `${signature}\n`);
	const settings = [
		`LocalSocket ${socket}`,
		`DatabaseDirectory ${folder}`,
		`StreamMaxLength ${maxBytes}`,
		"Foreground yes",
	];
	await writeFile(join(folder, "clamd.conf"), `${settings.join("\n")}\n`);
	const started = spawn(binary, ["--config-file", join(folder, "clamd.conf")], { stdio: "ignore" });
	return { url: `unix:${socket}`, process: started };
}
