// Every public address a visitor can open without knowing an id, for checks that must not forget a page.
import { allSitePages } from "#app/features/company/pages.ts";

export const siteAddresses: string[] = allSitePages.map((page) => page.path);
export const aliasAddresses: { alias: string; canonical: string }[] = allSitePages.flatMap((page) =>
	(page.aliases ?? []).map((alias) => ({ alias, canonical: page.path })),
);
const featureAddresses = [
	"/shop",
	"/marketplace",
	"/marketplace?tab=wanted",
	"/post-product",
	"/post-wanted",
	"/intake-wizard",
	"/admin",
];

export const publicAddresses: string[] = [...siteAddresses, ...featureAddresses];
