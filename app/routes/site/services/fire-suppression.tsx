import { href } from "react-router";
import { cannonCoverage, connections, poolWater, pulse } from "#app/features/company/figures.ts";
import { packageHours, tiers } from "#app/features/company/offers/packages.ts";
import { dollars, freeOrPaid, prices } from "#app/features/company/offers/prices.ts";
import { pumpRuntime } from "#app/features/company/offers/pumps.ts";
import { suppressionParts } from "#app/features/company/offers/suppression.ts";
import { hoursText } from "#app/features/company/offers/water.ts";
import { pageMeta, sharingCard } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { fireSuppression } from "#app/features/company/pictures/services.ts";
import { zones } from "#app/features/company/places/zones.ts";
import { SystemScene } from "#app/features/company/ui/artwork/system-scene.tsx";
import { CheckList } from "#app/features/company/ui/check-list.tsx";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { PackageTable } from "#app/features/company/ui/diagrams/package-table.tsx";
import { HowWeKnow } from "#app/features/company/ui/how-we-know.tsx";
import { ServiceOpening } from "#app/features/company/ui/picture-hero.tsx";
import { RingPicture } from "#app/features/company/ui/ring-picture.tsx";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { ControllerDrawing } from "#app/ui/artwork/controller.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { numerals } from "#app/ui/numerals.ts";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { SpecList } from "#app/ui/page/spec-list.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import type { Route } from "./+types/fire-suppression.ts";

const page = {
	...sitePages.fireSuppression,
	image: sharingCard(fireSuppression),
	description:
		"Automated fire suppression for your home: water cannons fed from your pool, sensors, remote control by app, solar and battery backup.",
};

/** Essentials, with the smallest pool we design for. */
const small = packageHours(tiers[1] as (typeof tiers)[number], poolWater.from);

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function FireSuppression() {
	return (
		<>
			<ServiceOpening
				title="Water cannons that start after you've left"
				lead={`Your pool feeds the cannons. Sensors start them, you control them by app, and they run without the grid. Each cannon covers ${cannonCoverage}. ${freeOrPaid}`}
				picture={fireSuppression}
				side="right"
			>
				<ConsultLink topic="Get Free Assessment" className={buttonClass({ size: "large" })}>
					Get Free Assessment
				</ConsultLink>
				<ButtonLink to={href("/shop")} variant="on-dark" size="large">
					Shop Systems
				</ButtonLink>
			</ServiceOpening>

			<Band tone="white">
				<div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
					<div>
						<h2>Why we wet the house before the fire arrives</h2>
						<RingPicture view="defended" className="mt-6">
							Two cannons at work. The lines are 5, 30 and 100 ft from the walls, to scale.
						</RingPicture>
					</div>
					<div className="grid content-center gap-4 text-lg">
						<p>
							Embers land before the flames arrive. Cannons soak the roof, the walls and the plants around the
							house, so embers land on something wet.
						</p>
						<p>
							To save water, the system pulses: {pulse.text}. The ground stays wet, and your supply lasts up
							to {pulse.factor}x as long. With two cannons, a {numerals(poolWater.from)}-gallon pool lasts{" "}
							{hoursText(small.continuous)} hours, or {hoursText(small.pulsed ?? 0)} hours pulsed.
						</p>
						<p>
							<TextLink to={href("/water-duration-calculator")}>Calculate how long your water lasts</TextLink>
						</p>
					</div>
				</div>
			</Band>

			<Band tone="ash">
				<BandHeading title="What we install">
					Match the numbers to the drawing. Everything is connected and ready, so nobody has to lay a hose.
				</BandHeading>
				<div className="grid items-center gap-x-8 gap-y-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-12">
					<SystemScene
						labels={suppressionParts.map(({ at }, index) => ({ number: index + 1, at }))}
						title="A house with its pool, pump shed, controller, water cannons, weather pole, solar panel and tanks"
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
							It reads every sensor once a second. When two sensors agree, it starts the water and turns the
							cannons to match the wind. In the mobile app you see the same readings, start or stop a zone and
							share access. Homeowner associations have their own app.
						</p>
						<SpecList
							className="mt-6"
							specs={[
								{
									name: "Connections",
									value: `${connections.count}: ${connections.text}. Elite adds ${connections.elite}`,
								},
								{ name: "Power", value: "Grid, battery backup, solar" },
								{ name: "Sensors", value: "Heat, smoke, wind, temperature and humidity" },
								{ name: "Pump runtime", value: pumpRuntime.text },
								{ name: "Control", value: "Automatic, mobile app, remote override or by hand" },
							]}
						/>
					</div>
				</div>
			</Band>

			<Band>
				<BandHeading title="Key features" />
				<CheckList items={keyFeatures} />
			</Band>

			<Band tone="white">
				<BandHeading title="Protection zones">
					Each zone gets water for a different reason. Your plan sets where each cannon points.
				</BandHeading>
				<ol className="grid gap-x-10 gap-y-8 md:grid-cols-3">
					{zones.map((zone, index) => (
						<li key={zone.id} className={`border-t-4 pt-4 ${zoneEdges[index]}`}>
							<p className="condensed figures text-heading">{zone.distance}</p>
							<h3 className="mt-1">{zone.name}</h3>
							<p className="mt-2 text-slate">{zoneWater[index]}</p>
						</li>
					))}
				</ol>
			</Band>

			<Band tone="ash">
				<BandHeading title="What it does for you" />
				<CheckList items={benefits} />
			</Band>

			<Band tone="white" id="packages">
				<BandHeading title="Three packages">
					This table shows only the differences.{" "}
					<TextLink to={href("/pricing-automated-systems")}>Compare every detail</TextLink>.
				</BandHeading>
				<PackageTable caption="Manual, Essentials and Elite: where they differ" differencesOnly />
			</Band>

			<ClosingCall
				title="We plan your system in one visit"
				text={`The planning assessment costs ${dollars(prices.systemPlanning)}. Your plan names the cannons, the pump, the water and the price. You get a date the same day you call.`}
			>
				<ConsultLink
					topic="Schedule Assessment"
					message="I'd like to schedule an assessment for a suppression system."
					className={buttonClass({ size: "large" })}
				>
					Schedule Assessment
				</ConsultLink>
				<ButtonLink to={href("/shop")} variant="on-dark" size="large">
					Browse Systems
				</ButtonLink>
			</ClosingCall>
			<HowWeKnow of={["coverage", "pulsed", "embers-first", "response"]} />
		</>
	);
}

const keyFeatures = [
	{ title: "Automated", text: "Starts by itself when two sensors agree." },
	{ title: "Remotely controlled", text: "Start, stop and aim it from wherever you are." },
	{ title: "Mobile app access", text: "Live status, remaining water, camera and alarms." },
	{ title: "Smart sensors", text: "Heat, smoke, wind, temperature and humidity." },
	{
		title: "Pool-fed water cannons",
		text: `${cannonCoverage.replace("over", "Over")} each, with water you already have.`,
	},
	{ title: "Solar and battery backup", text: "Keeps working when the power is shut off." },
	{
		title: "Redundant connectivity",
		text: `${connections.text}. Elite adds ${connections.elite}.`,
	},
	{ title: "Pulsed water", text: `${pulse.text}, so your water lasts up to ${pulse.factor}x as long.` },
];

const zoneEdges = ["border-ink", "border-water", "border-sage"];
const zoneWater = [
	"The roof, the walls and the first five feet get water first, and stay wet.",
	"Plants around the house stay wet, so embers go out where they land.",
	"The cannons reach into this zone. Damp plants burn lower and slower.",
];

const benefits = [
	{ title: "You can leave early", text: "Nobody has to stay behind with a hose." },
	{
		title: "Hours of water",
		text: "Before the fire, during it and through the flare-ups afterward.",
	},
	{ title: "Proof for your insurer", text: "Quarterly test records, readings and footage." },
	{ title: "It helps your neighbors", text: "A wet lot is less likely to spread fire to the next one." },
];
