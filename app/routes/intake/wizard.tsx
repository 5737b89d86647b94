import { pageMeta } from "#app/features/company/page-meta.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import type { Route } from "./+types/wizard.ts";

const page = {
	path: "/intake-wizard",
	title: "Wildfire Suppression System Intake",
	description: "Ten steps about your property. Fill in what you can and leave the rest blank.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function Page() {
	return <PageHeading title={page.title} lead={page.description} />;
}
