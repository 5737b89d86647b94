import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { CardPage } from "#app/features/emergency-card/ui/card-page.tsx";
import { cacheUntilChange } from "#app/platform/http/page-tags.server.ts";
import type { Route } from "./+types/card.ts";

const page = {
	...sitePages.emergencyCard,
	description:
		"Evacuation zone, ways out, contacts, shutoffs and go bag on one card. It works offline and prints for your wallet and fridge.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

/** The offline worker asks for this page with a query, which is not prerendered. */
export const headers = () => cacheUntilChange("card");

export default function EmergencyCard() {
	return <CardPage />;
}
