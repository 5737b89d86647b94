import { pageMeta } from "#app/features/company/page-meta.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import type { Route } from "./+types/shop.ts";

const page = {
	path: "/shop",
	title: "Shop",
	description: "Cannons, pumps, hose kits, controllers and sensors: equipment we install ourselves.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function Page() {
	return <PageHeading title={page.title} lead={page.description} />;
}
