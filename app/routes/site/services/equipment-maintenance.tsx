import { href } from "react-router";
import { maintenance } from "#app/features/company/maintenance.ts";
import { maintenanceAddOn } from "#app/features/company/offers/prices.ts";
import { pageMeta, sharingCard } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { equipmentMaintenance } from "#app/features/company/pictures/services.json";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { ServiceOpening } from "#app/features/company/ui/picture-hero.tsx";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { HoseKitDrawing } from "#app/ui/artwork/hose-kit.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Band } from "#app/ui/page/band.tsx";
import { SpecList } from "#app/ui/page/spec-list.tsx";
import type { Route } from "./+types/equipment-maintenance.ts";

const page = {
	...sitePages.equipmentMaintenance,
	image: sharingCard(equipmentMaintenance),
	description: `Maintenance at least ${maintenance.atLeast}, by a ${maintenance.points}-point plan. For our equipment and other brands.`,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function EquipmentMaintenance() {
	return (
		<>
			<ServiceOpening
				title="Maintenance, four times a year"
				lead={`Seals dry out, batteries get old and wasps move into nozzles. Have your equipment maintained at least ${maintenance.atLeast}, so it starts when you need it.`}
				picture={equipmentMaintenance}
				side="fade"
			>
				<ScheduleMaintenance />
				<ButtonLink to={href("/maintenance-test-plan")} variant="on-dark" size="large">
					See the 39 Point Test Plan
				</ButtonLink>
			</ServiceOpening>
			<Band tone="white">
				<div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
					<div>
						<h2>At least every quarter</h2>
						<p className="mt-4 text-lg text-slate">
							Heat, dust and standing water wear a pump down all year. A Manual system has no sensors, network
							or app, so it has fewer points to test. We service other brands too.
						</p>
					</div>
					<SpecList
						specs={[
							{ name: "Interval", value: `At least ${maintenance.atLeast}` },
							{ name: "Inspection", value: maintenance.text },
							{ name: maintenanceAddOn.name, value: maintenanceAddOn.price },
							{ name: "Records", value: "Seven documents after each visit" },
							{ name: "Repairs", value: "Small parts included, the rest quoted first" },
						]}
					/>
				</div>
			</Band>
			<Band tone="ash">
				<div className="grid items-center gap-x-10 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-16">
					<HoseKitDrawing className="w-full" />
					<div>
						<h2>Sales, rental and repair</h2>
						<p className="mt-4 text-lg text-slate">
							Buy parts in the shop, call us to rent them for the season, or find used ones in the
							marketplace.
						</p>
						<div className="mt-6 flex flex-wrap gap-3">
							<ButtonLink to={href("/shop")} variant="secondary">
								Visit the shop
							</ButtonLink>
							<ButtonLink to={href("/marketplace")} variant="ghost">
								See used equipment
							</ButtonLink>
						</div>
					</div>
				</div>
			</Band>
			<ClosingCall
				title="When was your system last tested?"
				text={`${maintenanceAddOn.name}: ${maintenanceAddOn.price} per visit, with a signed report.`}
			>
				<ScheduleMaintenance />
				<ButtonLink to={href("/maintenance-plan")} variant="on-dark" size="large">
					See the plan
				</ButtonLink>
			</ClosingCall>
		</>
	);
}

function ScheduleMaintenance() {
	return (
		<ConsultLink
			topic="Schedule Maintenance"
			message="I'd like to schedule maintenance for my system."
			className={buttonClass({ size: "large" })}
		>
			Schedule Maintenance
		</ConsultLink>
	);
}
