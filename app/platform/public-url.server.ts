// The one address that leaves the site: in mails, canonical links, the sitemap and the feed. Never a request header,
// since whoever asks could then send our mails with links to a host of their own.
import { env } from "./env.server.ts";

/** Without a slash at the end. The server sets PORT to the port it really listens on. */
export function publicUrl(): string {
	const { PUBLIC_URL, PORT } = env();
	return PUBLIC_URL ?? `http://localhost:${PORT}`;
}
