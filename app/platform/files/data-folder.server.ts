// Our folders under DATA_DIR. They hold people's plans, photos, mails and the links in them, so no other user of the
// machine may enter them, and their files are closed too, for the day somebody copies one elsewhere.
import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { env } from "../env.server.ts";

export const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;

export function dataFolder(name: string): string {
	return join(env().DATA_DIR, name);
}

/** Creates it if needed. Earlier releases made it readable to everyone, and a restored copy may be. */
export async function openDataFolder(name: string): Promise<string> {
	const folder = dataFolder(name);
	const made = await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
	// Fails for a folder that somebody else owns, who then decides.
	if (!made) await chmod(folder, FOLDER_MODE).catch(() => undefined);
	return folder;
}
