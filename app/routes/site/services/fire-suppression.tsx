import { href } from "react-router";
import {
	cannonCoverage,
	connections,
	noInsuranceCredit,
	poolWater,
	pulse,
	THERMAL_SENSORS,
} from "#app/features/company/figures.ts";
import { packageHours, tiers } from "#app/features/company/offers/packages.ts";
import { dollars, freeOrPaid, prices } from "#app/features/company/offers/prices.ts";
import { pumpRuntime } from "#app/features/company/offers/pumps.ts";
import { suppressionParts } from "#app/features/company/offers/suppression.ts";
import { hoursText, pulseInches } from "#app/features/company/offers/water.ts";
import { pageMeta, sharingCard } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { fireSuppression } from "#app/features/company/pictures/services.json";
import { SystemScene } from "#app/features/company/ui/artwork/system-scene.tsx";
import { CheckList } from "#app/features/company/ui/check-list.tsx";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { PackageTable } from "#app/features/company/ui/diagrams/package-table.tsx";
import { HowWeKnow } from "#app/features/company/ui/how-we-know.tsx";
import { ServiceOpening } from "#app/features/company/ui/picture-hero.tsx";
import { RingPicture } from "#app/features/company/ui/ring-picture.tsx";
import { ControllerDrawing } from "#app/ui/artwork/controller.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { numerals } from "#app/ui/numerals.ts";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { SpecList } from "#app/ui/page/spec-list.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { RequestButton } from "../request-button.tsx";
import type { Route } from "./+types/fire-suppression.ts";

const page = {
	...sitePages.fireSuppression,
	image: sharingCard(fireSuppression),
	description:
		"Automated fire suppression for your home: water cannons fed from your pool by a gasoline or diesel pump, sensors, remote control by app, solar and battery backup.",
};

/** Essentials, with the smallest pool we design for. */
const small = packageHours(tiers[1] as (typeof tiers)[number], poolWater.from);

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function FireSuppression() {
	return (
		<>
			<ServiceOpening
				title="Water cannons that start after you've left"
				lead={`Your pool feeds them, a gasoline or diesel pump drives them, and sensors start them. ${freeOrPaid}`}
				picture={fireSuppression}
				side="right"
			>
				<RequestButton of="free-assessment" />
				<ButtonLink to={href("/shop")} variant="on-dark" size="large">
					Shop Systems
				</ButtonLink>
			</ServiceOpening>

			<Band tone="white">
				<div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
					<RingPicture view="defended">
						Two cannons, and 5, 30 and 100 ft from the walls, to scale.
					</RingPicture>
					<div className="grid content-center gap-4 text-lg">
						<h2>Wet before the fire arrives</h2>
						<p>
							In still air, one cannon reaches {cannonCoverage}. It pulses {pulse.text}, about {pulseInches}{" "}
							inch of water each time. <HowWeKnow of="coverage" />
						</p>
						<p>
							Two cannons empty a {numerals(poolWater.from)}-gallon pool in {hoursText(small.continuous)}{" "}
							hours, or {hoursText(small.pulsed ?? 0)} pulsed.{" "}
							<TextLink to={href("/water-duration-calculator")}>Calculate yours</TextLink>.
						</p>
						<p>{noInsuranceCredit}</p>
					</div>
				</div>
			</Band>

			<Band tone="ash">
				<BandHeading title="What we install" />
				<div className="grid items-center gap-x-8 gap-y-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-12">
					<SystemScene
						labels={suppressionParts.map(({ at }, index) => ({ number: index + 1, at }))}
						title="A house with its pool, pump, controller, water cannons, weather pole, solar panel and tanks"
					/>
					<ol className="border-t border-line">
						{suppressionParts.map((part, index) => (
							<li key={part.name} className="grid grid-cols-[2rem_1fr] border-b border-line py-2.5">
								<span className="condensed figures text-label text-ember-deep">{index + 1}</span>
								<span>
									<strong className="font-semibold">{part.name}</strong>
									<span className="block text-slate">{part.text}</span>
								</span>
							</li>
						))}
					</ol>
				</div>
			</Band>

			<Band tone="white">
				<div className="grid items-center gap-x-10 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-16">
					<ControllerDrawing className="w-full" />
					<div>
						<h2>The controller starts the water. You can override it.</h2>
						<p className="mt-4 text-lg text-slate">
							In the mobile app you see the readings and start or stop a zone. Homeowner associations have
							their own app.
						</p>
						<SpecList
							className="mt-6"
							specs={[
								{
									name: "Connections",
									value: `${connections.count}: ${connections.text}. Elite adds ${connections.elite}`,
								},
								{ name: "Power for controller and sensors", value: "Grid, battery backup, solar" },
								{
									name: "Sensors",
									value: `Heat (${THERMAL_SENSORS}), smoke, wind, temperature and humidity`,
								},
								{ name: "Pump", value: `Gasoline or diesel. ${pumpRuntime.text}` },
							]}
						/>
					</div>
				</div>
			</Band>

			<Band>
				<div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
					<div>
						<h2 className="mb-6">Key features</h2>
						<CheckList items={keyFeatures} columns={1} />
					</div>
					<div className="grid content-start gap-10">
						<div>
							<h2 className="mb-6">Protection zones</h2>
							<SpecList specs={zoneWater} />
						</div>
						<div>
							<h2 className="mb-6">What it does for you</h2>
							<CheckList items={benefits} columns={1} />
						</div>
					</div>
				</div>
			</Band>

			<Band tone="white" id="packages">
				<BandHeading title="Three packages">
					<TextLink to={href("/pricing-automated-systems")}>Compare every detail</TextLink>
				</BandHeading>
				<PackageTable caption="Manual, Essentials and Elite in six rows" only={packageRows} />
			</Band>

			<ClosingCall
				title="One visit, then a written plan"
				text={`The planning assessment costs ${dollars(prices.systemPlanning)}. Your plan, with a firm price, follows within two weeks.`}
			>
				<RequestButton of="system-assessment" />
				<ButtonLink to={href("/shop")} variant="on-dark" size="large">
					Browse Systems
				</ButtonLink>
			</ClosingCall>
		</>
	);
}

const packageRows = [
	"Minis installed",
	"Pump",
	"Tanked water",
	"Continuous water",
	"Pulsed duration",
	"Mobile app",
];

const keyFeatures = [
	"Starts by itself when two sensors agree",
	"Started and stopped from the mobile app",
	"Fed from your pool",
	"Runs without the grid or the hydrants",
	`Pulsed water lasts up to ${pulse.factor}x as long`,
];

const zoneWater = [
	{ name: "0-5 ft", value: "Roof, walls and ground, first" },
	{ name: "5-30 ft", value: "Plants around the house" },
	{ name: "30-100 ft", value: "As far as the cannons reach" },
];

const benefits = ["You can leave early", "Test records every quarter"];
