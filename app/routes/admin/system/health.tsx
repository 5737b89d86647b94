import { href } from "react-router";
import { panelPage } from "#app/features/admin/panel-pages.ts";
import { Gauges, OfficePage } from "#app/features/admin/ui/office-page.tsx";
import { mediumDayAndTime } from "#app/features/company/dates.ts";
import { healthChecks } from "#app/features/health/health.server.ts";
import { HealthList } from "#app/features/health/ui/health-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { numerals } from "#app/ui/numerals.ts";
import type { Route } from "./+types/health.ts";

const page = panelPage(
	"/admin/health",
	"Health",
	"Everything the site needs to run, checked each time you open this page.",
);

export const meta: Route.MetaFunction = page.meta;

export async function loader() {
	return { checks: await healthChecks(), at: mediumDayAndTime(new Date()) };
}

export default function Page({ loaderData: { checks, at } }: Route.ComponentProps) {
	const count = (state: string) => checks.filter((check) => check.state === state).length;
	return (
		<OfficePage
			page={page}
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
