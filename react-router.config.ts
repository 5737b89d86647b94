import type { Config } from "@react-router/dev/config";
import { allSitePages } from "./app/features/company/pages/pages.ts";

export default {
	ssr: true,
	// Every page knows where all links lead. With "lazy", 6.7 kB less would come before a page works, but each page would
	// ask for its links afterwards and render again, and a lost answer to that question replaces the page with the
	// router's error screen, typed text included: our middleware (lost-answer.ts) runs only for known routes.
	routeDiscovery: { mode: "initial" },
	// What keeps a form when the connection breaks must have come with the form.
	splitRouteModules: false,
	// The company's pages are the same for everyone: rendered once, at build time.
	prerender: allSitePages.flatMap((page) => [page.path, ...(page.aliases ?? [])]),
} satisfies Config;
