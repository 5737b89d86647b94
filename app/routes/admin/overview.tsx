import { href } from "react-router";
import { overview } from "#app/features/admin/overview.server.ts";
import { filesOf, panelPage } from "#app/features/admin/panel-pages.ts";
import { DayPlot } from "#app/features/admin/ui/day-plot.tsx";
import { Gauges, ListHeading, OfficePage } from "#app/features/admin/ui/office-page.tsx";
import { mediumDayAndTime } from "#app/features/company/dates.ts";
import { DeliveryList } from "#app/features/leads/inbox/ui/delivery-list.tsx";
import { listingTally } from "#app/features/marketplace/moderation/moderated-listings.server.ts";
import { bytesText } from "#app/ui/bytes.ts";
import { numerals } from "#app/ui/numerals.ts";
import { SpecList } from "#app/ui/page/spec-list.tsx";
import type { Route } from "./+types/overview.ts";

const page = panelPage("/admin/overview", "Overview", "New leads, overdue leads and failed deliveries.");

export const meta: Route.MetaFunction = page.meta;

export async function loader() {
	const [facts, tallies] = await Promise.all([overview(), listingTally()]);
	return {
		...facts,
		heldListings: tallies.held,
		failed: facts.failed.map((delivery) => ({
			...delivery,
			status: "failed" as const,
			at: mediumDayAndTime(delivery.createdAt),
		})),
	};
}

export default function Page({ loaderData: facts }: Route.ComponentProps) {
	const { storage } = facts;
	return (
		<OfficePage page={page} lead={null}>
			<Gauges
				gauges={[
					{ label: "New leads", value: numerals(facts.newLeads), to: `${href("/admin/leads")}?status=new` },
					{
						label: "Overdue leads",
						value: numerals(facts.overdueLeads),
						to: `${href("/admin/leads")}?clock=overdue`,
						tone: facts.overdueLeads > 0 ? "late" : "calm",
					},
					{
						label: "Suspected spam",
						value: numerals(facts.spamLeads + facts.heldListings),
						to: href("/admin/spam"),
					},
					{
						label: "Failed deliveries",
						value: numerals(facts.failedDeliveries),
						...(facts.failedDeliveries > 0 && { to: "#failed" }),
						tone: facts.failedDeliveries > 0 ? "late" : "calm",
					},
				]}
			/>
			<div className="mt-12 grid gap-12 lg:grid-cols-[3fr_2fr]">
				<section aria-labelledby="plot">
					<h2 id="plot" className="text-subheading">
						Listings posted per day
					</h2>
					<DayPlot days={facts.days} />
				</section>
				<section aria-labelledby="storage">
					<h2 id="storage" className="mb-4 text-subheading">
						Storage used
					</h2>
					<SpecList
						specs={[
							{
								name: `Listing photos (${numerals(storage.photos)})`,
								value: bytesText(storage.photoBytes),
							},
							{ name: `Intake files (${numerals(storage.files)})`, value: bytesText(storage.fileBytes) },
							{ name: "Total", value: bytesText(storage.photoBytes + storage.fileBytes) },
						]}
					/>
				</section>
			</div>
			<section aria-labelledby="failed" className="mt-12">
				<ListHeading id="failed" files={facts.failed.length > 0 && filesOf("deliveries")}>
					Failed deliveries
				</ListHeading>
				<DeliveryList
					deliveries={facts.failed}
					back={href("/admin/overview")}
					none="All emails and text messages were sent."
				/>
			</section>
		</OfficePage>
	);
}
