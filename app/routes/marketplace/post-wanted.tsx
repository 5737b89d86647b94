import { pageMeta } from "#app/features/company/page-meta.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import type { Route } from "./+types/post-wanted.ts";

const page = {
	path: "/post-wanted",
	title: "Post Wanted",
	description: "Say what equipment you are looking for.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function Page() {
	return <PageHeading title={page.title} lead={page.description} />;
}
