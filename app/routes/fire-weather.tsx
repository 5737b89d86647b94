import { useRouteLoaderData } from "react-router";
import { RedFlagBanner } from "#app/features/red-flag/warnings/ui/red-flag-banner.tsx";
import type { loader } from "#app/root.tsx";

/** The banner, in every public frame: below the header, above the page. */
export function FireWeather() {
	const root = useRouteLoaderData<typeof loader>("root");
	return root?.redFlag ? <RedFlagBanner banner={root.redFlag} /> : null;
}
