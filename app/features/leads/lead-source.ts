// Where a lead came from: our page with the form, and the campaign in that page's address. The browser sends both with
// the form anyway, so nobody is followed around and nothing is stored on their device.

export type LeadSource = { sourcePage: string; campaign: string };

const MAX_LENGTH = 120;
/** A segment like this may be a key to something private. */
const LOOKS_LIKE_A_KEY = /^(?=.*\d)[\w.-]{16,}$/;

/** `referrer`: the `Referer` header. Another site's says nothing about our pages. */
export function leadSource(referrer: string | null, ownHosts: readonly (string | null)[]): LeadSource {
	const url = URL.parse(referrer ?? "");
	if (!url || !ownHosts.includes(url.host)) return { sourcePage: "", campaign: "" };
	const path = url.pathname
		.split("/")
		.map((segment) => (LOOKS_LIKE_A_KEY.test(segment) ? "…" : segment))
		.join("/");
	return {
		sourcePage: clean(path.replace(/(.)\/+$/, "$1")),
		campaign: clean(url.searchParams.get("utm_campaign") ?? ""),
	};
}

function clean(text: string): string {
	return text
		.replace(/[\p{C}\s]+/gu, " ")
		.trim()
		.slice(0, MAX_LENGTH);
}
