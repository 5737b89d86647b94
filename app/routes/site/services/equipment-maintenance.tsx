import { href } from "react-router";
import { maintenance } from "#app/features/company/maintenance.ts";
import { maintenanceAddOn } from "#app/features/company/offers/prices.ts";
import { pageMeta, sharingCard } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { equipmentMaintenance } from "#app/features/company/pictures/services.json";
import { ServiceOpening } from "#app/features/company/ui/picture-hero.tsx";
import { HoseKitDrawing } from "#app/ui/artwork/hose-kit.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Band } from "#app/ui/page/band.tsx";
import { SpecList } from "#app/ui/page/spec-list.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { RequestButton } from "../request-button.tsx";
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
				lead={`Seals dry out, batteries get old and wasps move into nozzles. Have your equipment maintained at least ${maintenance.atLeast}.`}
				picture={equipmentMaintenance}
				side="fade"
			>
				<RequestButton of="maintenance" />
				<ButtonLink to={href("/maintenance-test-plan")} variant="on-dark" size="large">
					See the 39 Point Test Plan
				</ButtonLink>
			</ServiceOpening>
			<Band tone="white">
				<div className="grid items-center gap-x-16 gap-y-10 md:grid-cols-2">
					<div>
						<SpecList
							specs={[
								{ name: maintenanceAddOn.name, value: maintenanceAddOn.price },
								{ name: "Inspection", value: maintenance.text },
								{ name: "Repairs", value: "Small parts included, the rest quoted first" },
								{ name: "Brands", value: "Ours and others" },
							]}
						/>
						<p className="mt-6">
							<TextLink to={href("/maintenance-plan")}>See the plan</TextLink>
						</p>
					</div>
					<div>
						<HoseKitDrawing className="mx-auto w-full max-w-sm" />
						<h2 className="mt-6 text-subheading">Sales, rental and repair</h2>
						<p className="mt-2 text-slate">
							Buy parts in the <TextLink to={href("/shop")}>shop</TextLink>, call us to rent them for the
							season, or find used ones in the <TextLink to={href("/marketplace")}>marketplace</TextLink>.
						</p>
					</div>
				</div>
			</Band>
		</>
	);
}
