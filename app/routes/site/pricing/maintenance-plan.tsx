import { href } from "react-router";
import { maintenance } from "#app/features/company/maintenance.ts";
import { dollars, maintenanceAddOn, prices } from "#app/features/company/offers/prices.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { PageOpening } from "#app/features/company/ui/page-opening.tsx";
import { serviceHandles } from "#app/features/shop/catalog/service-handles.ts";
import { PumpShedDrawing } from "#app/ui/artwork/pump-shed.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Band } from "#app/ui/page/band.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { RequestButton } from "../request-button.tsx";
import type { Route } from "./+types/maintenance-plan.ts";

const page = {
	...sitePages.maintenancePlan,
	description: `${maintenanceAddOn.name}: a ${maintenance.inspection} for ${maintenanceAddOn.price} a visit.`,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function MaintenancePlan() {
	return (
		<>
			<PageOpening
				title={`Four visits a year, ${maintenance.points} points each`}
				lead={`Maintenance is required at least ${maintenance.atLeast}. We keep track of the dates and call you before each visit.`}
				drawing={<PumpShedDrawing />}
			/>
			<Band tone="white" tight>
				<div className="grid items-start gap-x-10 gap-y-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-16">
					<div>
						<h2>{maintenanceAddOn.name}</h2>
						<p className="mt-4 text-lg text-slate">
							A {maintenance.inspection}. A Manual system has no sensors, network or app, so we test the
							points it has. Small parts are included. We quote anything bigger first.
						</p>
						<p className="mt-4">
							<TextLink to={href("/maintenance-test-plan")}>Read the 39 Point Test Plan</TextLink>
						</p>
						<Notice tone="amber" title="Why quarterly maintenance is required" className="mt-8">
							Without a test every quarter, a system may not start. We or another qualified technician can do
							it. The <TextLink to={href("/disclaimer")}>disclaimer</TextLink> explains what maintenance can
							and can't do.
						</Notice>
					</div>
					<aside className="border-t-4 border-ember bg-bone p-6 max-md:order-first sm:p-8" aria-label="Price">
						<p className="condensed figures text-display leading-none">{maintenanceAddOn.price}</p>
						<p className="mt-2 text-slate">
							per quarterly visit, {dollars(4 * prices.quarterlyMaintenance)} a year. You pay after the visit.
						</p>
						<div className="mt-6 grid gap-3">
							<ButtonLink
								size="large"
								className="w-full"
								to={href("/product/:handle", { handle: serviceHandles.maintenance ?? "" })}
							>
								Order Now
							</ButtonLink>
							<RequestButton
								of="maintenance"
								className={buttonClass({ variant: "secondary", size: "large" }, "w-full")}
							/>
						</div>
					</aside>
				</div>
			</Band>
		</>
	);
}
