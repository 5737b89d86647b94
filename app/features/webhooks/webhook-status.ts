// The states of a webhook message, as they are in the URL and on the page.
export const webhookStatuses = ["queued", "delivered", "failed"] as const;
export type WebhookStatus = (typeof webhookStatuses)[number];

export const webhookStatusNames: Record<WebhookStatus, string> = {
	queued: "Waiting",
	delivered: "Delivered",
	failed: "Failed",
};

export function readStatus(value: string | null): WebhookStatus | null {
	return webhookStatuses.find((status) => status === value) ?? null;
}
