// Each side of a conversation has a link of its own. It is derived and not stored, so that every email can contain it.
import { eq } from "drizzle-orm";
import type { Tx } from "#app/platform/database/db.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { derivedToken, hashToken } from "#app/platform/secrets.server.ts";
import { messageThreads } from "#db/schema.ts";
import type { Side } from "./message.ts";

export async function messageToken(threadId: string, side: Side): Promise<string> {
	return derivedToken("message-thread", `${threadId} ${side}`);
}

export function hashMessageToken(token: string): Buffer {
	return hashToken(token);
}

/** The token that the thread was started with, also when the secret was changed since. */
export async function messageLink(tx: Tx, threadId: string, side: Side): Promise<string> {
	const column = side === "buyer" ? messageThreads.buyerTokenHash : messageThreads.sellerTokenHash;
	const [stored] = await tx
		.select({ hash: column })
		.from(messageThreads)
		.where(eq(messageThreads.id, threadId));
	const token = await derivedToken("message-thread", `${threadId} ${side}`, stored?.hash);
	return `${publicUrl()}/messages/${token}`;
}
