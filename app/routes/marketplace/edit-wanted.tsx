import { pageMeta } from "#app/features/company/page-meta.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import type { Route } from "./+types/edit-wanted.ts";

const page = {
	path: "/edit-wanted/:id",
	title: "Edit wanted item",
	description: "Change your wanted item.",
	hidden: true,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function Page() {
	return <PageHeading title={page.title} lead={page.description} />;
}
