// The origin used in emails, canonical links, the sitemap and the feed. It never comes from a request header, because
// then anyone could make us send links to their own host.
import { env } from "../env.server.ts";

/** Without a trailing slash. The server sets PORT to the port it actually listens on. */
export function publicUrl(): string {
	const { PUBLIC_URL, PORT } = env();
	return PUBLIC_URL ?? `http://localhost:${PORT}`;
}
