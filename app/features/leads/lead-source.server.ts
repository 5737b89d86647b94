// Where a lead came from: our page with the form, and the campaign in that page's address. The browser sends both with
// the form anyway, so nobody is followed around and nothing is stored on their device.
import { maskKeys } from "#app/platform/masked-paths.ts";

export type LeadSource = { sourcePage: string; campaign: string };

const MAX_LENGTH = 120;

/** `referrer`: the `Referer` header. Another site's says nothing about our pages. */
export function leadSource(referrer: string | null, ownHosts: readonly (string | null)[]): LeadSource {
	const url = URL.parse(referrer ?? "");
	if (!url || !ownHosts.includes(url.host)) return { sourcePage: "", campaign: "" };
	return {
		sourcePage: clean(maskKeys(url.pathname).replace(/(.)\/+$/, "$1")),
		campaign: clean(url.searchParams.get("utm_campaign") ?? ""),
	};
}

function clean(text: string): string {
	return text
		.replace(/[\p{C}\s]+/gu, " ")
		.trim()
		.slice(0, MAX_LENGTH);
}
