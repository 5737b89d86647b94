// Each side of a conversation has a link of its own.
import { eq } from "drizzle-orm";
import type { Tx } from "#app/platform/database/db.server.ts";
import { keyHash, linkAddress, linkKey } from "#app/platform/private-links.server.ts";
import { messageThreads } from "#db/schema.ts";
import type { Side } from "./message.ts";

/** What the row of a new thread keeps of its link. */
export async function messageKeyHash(threadId: string, side: Side): Promise<Buffer> {
	return keyHash(await linkKey("message", `${threadId} ${side}`));
}

export async function messageLink(tx: Tx, threadId: string, side: Side): Promise<string> {
	const column = side === "buyer" ? messageThreads.buyerTokenHash : messageThreads.sellerTokenHash;
	const [stored] = await tx
		.select({ hash: column })
		.from(messageThreads)
		.where(eq(messageThreads.id, threadId));
	return linkAddress("message", await linkKey("message", `${threadId} ${side}`, stored?.hash));
}
