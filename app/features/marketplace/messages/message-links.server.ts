// Each side of a conversation has a link of its own. It is derived and not stored, so that every email can contain it.
import { createHash } from "node:crypto";
import { publicUrl } from "#app/platform/public-url.server.ts";
import { keyedHash } from "#app/platform/secrets.server.ts";
import type { Side } from "./message.ts";

export async function messageToken(threadId: string, side: Side): Promise<string> {
	return (await keyedHash("message-thread", `${threadId} ${side}`)).toString("base64url");
}

export function hashMessageToken(token: string): Buffer {
	return createHash("sha256").update(token).digest();
}

export async function messageLink(threadId: string, side: Side): Promise<string> {
	return `${publicUrl()}/messages/${await messageToken(threadId, side)}`;
}
