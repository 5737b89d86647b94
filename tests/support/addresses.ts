// Every public address that needs no ID, for tests that must cover all pages.
import { allSitePages } from "#app/features/company/pages/pages.ts";

export const siteAddresses: string[] = allSitePages.map((page) => page.path);
export const aliasAddresses: { alias: string; canonical: string }[] = allSitePages.flatMap((page) =>
	(page.aliases ?? []).map((alias) => ({ alias, canonical: page.path })),
);
const featureAddresses = [
	"/fires",
	"/fires?zip=91001",
	"/shop",
	"/build-my-system",
	"/marketplace",
	"/marketplace?tab=wanted",
	"/post-product",
	"/post-wanted",
	"/intake-wizard",
	"/readiness",
	"/readiness/report",
	"/your-home",
	"/your-home?zip=91016",
	"/admin",
];

export const publicAddresses: string[] = [...siteAddresses, ...featureAddresses];
