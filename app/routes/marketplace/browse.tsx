import { pageMeta } from "#app/features/company/page-meta.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import type { Route } from "./+types/browse.ts";

const page = {
	path: "/marketplace",
	title: "Marketplace",
	description: "Buy, sell, and find wildfire equipment in Los Angeles",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function Page() {
	return <PageHeading title={page.title} lead={page.description} />;
}
