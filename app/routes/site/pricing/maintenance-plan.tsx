import { href } from "react-router";
import { maintenance } from "#app/features/company/maintenance.ts";
import { dollars, maintenanceAddOn, prices } from "#app/features/company/offers/prices.ts";
import { testPhases } from "#app/features/company/offers/test-plan.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { PageOpening } from "#app/features/company/ui/page-opening.tsx";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { serviceHandles } from "#app/features/shop/catalog/service-handles.ts";
import { PumpShedDrawing } from "#app/ui/artwork/pump-shed.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
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
							points it has. Adjustments and small parts are included. We quote anything bigger first.
						</p>
						<p className="mt-6">
							<TextLink to={href("/maintenance-test-plan")}>Read the 39 Point Test Plan</TextLink>
						</p>
					</div>
					<aside className="border-t-4 border-ember bg-bone p-6 max-md:order-first sm:p-8" aria-label="Price">
						<p className="text-slate">{maintenanceAddOn.name}</p>
						<p className="condensed figures text-display mt-2 leading-none">{maintenanceAddOn.price}</p>
						<p className="mt-2 text-slate">
							per quarterly visit, {dollars(4 * prices.quarterlyMaintenance)} a year
						</p>
						<div className="mt-6 grid gap-3">
							<ButtonLink
								size="large"
								className="w-full"
								to={href("/product/:handle", { handle: serviceHandles.maintenance ?? "" })}
							>
								Order Now
							</ButtonLink>
							<ConsultLink
								topic="Schedule Maintenance"
								message="I'd like to schedule maintenance for my system."
								className={buttonClass({ variant: "secondary", size: "large" }, "w-full")}
							>
								Schedule Maintenance
							</ConsultLink>
						</div>
						<p className="mt-4 text-sm text-stone">
							You don't pay now. We call to set a date and bill you after the visit.
						</p>
					</aside>
				</div>
			</Band>
			<Band>
				<BandHeading title={`${maintenance.points} points, ${maintenance.phases} phases`} />
				<ol className="grid border-t border-line sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
					{testPhases.map((phase, index) => (
						<li key={phase.title} className="flex items-baseline gap-3 border-b border-line py-3">
							<span className="condensed figures text-label w-7 text-ember-deep">{index + 1}</span>
							<span className="mr-auto font-semibold">{phase.title}</span>
							<span className="figures text-sm whitespace-nowrap text-stone">
								{phase.points.length} points
							</span>
						</li>
					))}
				</ol>
				<Notice tone="amber" title="Why quarterly maintenance is required" className="mt-10">
					Without a test every quarter, a system may not start. You may have it done by us or by another
					qualified technician. The <TextLink to={href("/disclaimer")}>disclaimer</TextLink> explains what
					maintenance can and can't do.
				</Notice>
			</Band>
		</>
	);
}
