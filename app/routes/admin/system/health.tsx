import { href } from "react-router";
import { Gauges, OfficePage } from "#app/features/admin/ui/office-page.tsx";
import { mediumDayAndTime } from "#app/features/company/dates.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { healthChecks } from "#app/features/health/health.server.ts";
import { HealthList } from "#app/features/health/ui/health-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { numerals } from "#app/ui/numerals.ts";
import type { Route } from "./+types/health.ts";

const page = {
	path: "/admin/health",
	title: "Health",
	description: "Everything the site needs to run, checked each time you open this page.",
	hidden: true,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export async function loader() {
	return { checks: await healthChecks(), at: mediumDayAndTime(new Date()) };
}

export default function Page({ loaderData: { checks, at } }: Route.ComponentProps) {
	const count = (state: string) => checks.filter((check) => check.state === state).length;
	return (
		<OfficePage
			title={page.title}
			lead={`${page.description} Checked ${at}.`}
			aside={
				<ButtonLink to={href("/admin/health")} variant="secondary" size="small">
					Check again
				</ButtonLink>
			}
		>
			<Gauges
				className="mb-10"
				gauges={[
					{
						label: "Problems",
						value: numerals(count("problem")),
						tone: count("problem") > 0 ? "late" : "calm",
					},
					{ label: "Warnings", value: numerals(count("warning")) },
					{ label: "OK", value: numerals(count("ok")) },
					{ label: "Not set up", value: numerals(count("off")) },
				]}
			/>
			<HealthList checks={checks} />
		</OfficePage>
	);
}
