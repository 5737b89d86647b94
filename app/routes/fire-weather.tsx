import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";

/** On most days there is no banner, so its code is not part of every page. Its styles are: the HTML comes first. */
const RedFlagBanner = lazyPart(() =>
	import("#app/features/red-flag/warnings/ui/red-flag-banner.tsx").then((module) => module.RedFlagBanner),
);

/** The banner, in every public frame: below the header, above the page. */
export function FireWeather() {
	const root = useRouteLoaderData<typeof loader>("root");
	return root?.redFlag ? <RedFlagBanner banner={root.redFlag} /> : null;
}
