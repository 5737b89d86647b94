import { pageMeta } from "#app/features/company/page-meta.ts";
import { sitePages } from "#app/features/company/pages.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import type { Route } from "./+types/test-plan.ts";

const page = sitePages.testPlan;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function Page() {
	return <PageHeading title={page.title} lead={page.description} />;
}
