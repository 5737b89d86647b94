// The delivery log as a file, filtered like the page. CSV has the last attempt of each event, JSON the newest ones.
import type { Cursor } from "#app/platform/database/cursor.server.ts";
import type { Export } from "#app/platform/files/exports.server.ts";
import { type LoggedMessage, messageLog } from "./message-log.server.ts";
import type { WebhookStatus } from "./webhook-status.ts";

export function webhookExport(status: WebhookStatus | null): Export<LoggedMessage, Cursor> {
	return {
		name: "webhooks",
		contents: "the webhook log",
		filter: { status },
		columns: [
			["ID", ({ id }) => id],
			["Event", ({ event }) => event],
			["URL", ({ url }) => url],
			["Status", (message) => message.status],
			["Created", ({ createdAt }) => createdAt.toISOString()],
			["Attempts", ({ tries }) => tries],
			["Last attempt", ({ attempts: [last] }) => last?.at.toISOString() ?? null],
			["Answer", ({ attempts: [last] }) => last?.answer ?? null],
			["Problem", ({ attempts: [last] }) => last?.problem ?? null],
			["Payload", ({ body }) => body],
		],
		asJson: ({ at: _, body, attempts, ...message }) => ({
			...message,
			attempts: attempts.map(({ id: _id, messageId: _message, ...attempt }) => attempt),
			payload: JSON.parse(body),
		}),
		read: async (after, size) => {
			const { messages, next } = await messageLog({ status, after, size });
			return { rows: messages, next };
		},
	};
}
