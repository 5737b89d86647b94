import { pageMeta } from "#app/features/company/page-meta.ts";
import { sitePages } from "#app/features/company/pages.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import type { Route } from "./+types/terms.ts";

const page = sitePages.terms;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function Page() {
	return <PageHeading title={page.title} lead={page.description} />;
}
