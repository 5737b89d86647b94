// What the banner on every public page says, or null when there is nothing to say.
import { dayAndTime } from "#app/features/company/dates.ts";
import { type FeedState, isCurrent } from "../feed/feed.ts";
import { groupWarnings, isInForce, type Warning } from "./warning.ts";

export type BannerLine = {
	event: string;
	where: string;
	when: string;
	areas: string;
	link: string;
};
export type Banner = {
	lines: BannerLine[];
	/** Set when the weather service has not answered for too long: the time of its last answer. */
	notCurrent: string | null;
	/** When an open page should stop showing the lines, in ms since 1970. */
	until: number | null;
};

export function bannerOf(state: FeedState<Warning> | null, now: number): Banner | null {
	if (!state) return null;
	const current = isCurrent(state);
	const inForce = state.items.filter((warning) => isInForce(warning, now));
	if (inForce.length === 0 && current) return null;
	const groups = groupWarnings(inForce);
	return {
		lines: groups.map((group) => lineOf(group, now)),
		notCurrent: current ? null : lastHeard(state.answeredAt),
		until: groups.length > 0 ? Math.max(...groups.map(({ expires }) => Date.parse(expires))) : null,
	};
}

function lineOf({ event, counties, areas, onset, ends, link }: Warning, now: number): BannerLine {
	const until = `until ${dayAndTime(new Date(ends))}`;
	const starts = onset && Date.parse(onset) > now ? `from ${dayAndTime(new Date(onset))} ` : "";
	return {
		event,
		where: `${list(counties)} ${counties.length === 1 ? "County" : "Counties"}`,
		when: `${starts}${until}`,
		areas: areas.length > 300 ? `${areas.slice(0, 299)}…` : areas,
		link,
	};
}

function lastHeard(answeredAt: Date | null): string {
	return answeredAt
		? `We haven't heard from the National Weather Service since ${dayAndTime(answeredAt)}.`
		: "We haven't heard from the National Weather Service yet.";
}

const listFormat = new Intl.ListFormat("en-US");

function list(words: string[]): string {
	return listFormat.format(words);
}
