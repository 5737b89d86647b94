import type { Config } from "@react-router/dev/config";
import { allSitePages } from "./app/features/company/pages.ts";

export default {
	ssr: true,
	// The company's pages are the same for everyone: rendered once, at build time.
	prerender: allSitePages.flatMap((page) => [page.path, ...(page.aliases ?? [])]),
} satisfies Config;
