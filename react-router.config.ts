import type { Config } from "@react-router/dev/config";
import { allSitePages } from "./app/features/company/pages.ts";

export default {
	ssr: true,
	// Every page knows where all links lead: in bad reception nobody has to ask first, and nothing is drawn a second time.
	routeDiscovery: { mode: "initial" },
	// What keeps a form when the connection breaks must have come with the form.
	splitRouteModules: false,
	// The company's pages are the same for everyone: rendered once, at build time.
	prerender: allSitePages.flatMap((page) => [page.path, ...(page.aliases ?? [])]),
} satisfies Config;
