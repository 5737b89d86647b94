import { href } from "react-router";
import { promises } from "#app/features/company/company.ts";
import { cannonCoverage, connections, poolWater, pulse, pumpRuntime } from "#app/features/company/figures.ts";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { sitePages } from "#app/features/company/pages.ts";
import { suppressionParts } from "#app/features/company/suppression.ts";
import { SystemScene } from "#app/features/company/ui/artwork/system-scene.tsx";
import { CheckList } from "#app/features/company/ui/check-list.tsx";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { PackageTable } from "#app/features/company/ui/package-table.tsx";
import { PageOpening } from "#app/features/company/ui/page-opening.tsx";
import { zones } from "#app/features/company/zones.ts";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { CannonDrawing } from "#app/ui/artwork/cannon.tsx";
import { ControllerDrawing } from "#app/ui/artwork/controller.tsx";
import { Band, BandHeading } from "#app/ui/band.tsx";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { SpecList } from "#app/ui/spec-list.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/fire-suppression.ts";

const page = {
	...sitePages.fireSuppression,
	description:
		"Pool-fed water cannons, pump, controller, sensors, solar and battery backup: automated, remotely controlled, with five ways online.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function FireSuppression() {
	return (
		<>
			<PageOpening
				title="Water where you need it, when you are gone."
				lead={`Pool-fed water cannons, a pump, a controller and sensors. Automated, remotely controlled, on its own power. Each cannon covers ${cannonCoverage}.`}
				drawing={<CannonDrawing />}
			>
				<ConsultLink topic="Get Free Assessment" className={buttonClass({ size: "large" })}>
					Get Free Assessment
				</ConsultLink>
				<ButtonLink to={href("/shop")} variant="secondary" size="large">
					Shop Systems
				</ButtonLink>
			</PageOpening>

			<Band tone="white">
				<div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
					<h2>Wet ground does not carry fire.</h2>
					<div className="grid gap-4 text-lg">
						<p>
							An hour before a front arrives, embers fall. A cannon soaks roof, walls and vegetation, so that
							they fall on wet ground, and raises the humidity around the house by the time the heat comes.
						</p>
						<p>
							Water is the limit, so the system pulses: {pulse.text}. The ground stays wet, and your supply
							lasts up to {pulse.factor}x as long. A pool of {poolWater.text} is enough for a night.
						</p>
						<p>
							<TextLink to={href("/water-duration-calculator")}>Work out how long yours lasts</TextLink>
						</p>
					</div>
				</div>
			</Band>

			<Band tone="ash">
				<BandHeading title="The parts, on one property">
					Everything stands outside, ready for the day when nobody is there to connect a hose.
				</BandHeading>
				<div className="grid items-center gap-x-8 gap-y-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-12">
					<SystemScene
						parts={["cannon-3", "tanks", "shed", "mast", "solar"]}
						labels={suppressionParts.map(({ at }, index) => ({ number: index + 1, at }))}
						title="A house with its pool, pump shed, controller, water cannons, weather pole, solar panel and tanks"
						className="w-full"
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
						<h2>The controller decides. You can overrule it.</h2>
						<p className="mt-4 text-lg text-slate">
							It reads every sensor each second, wants two of them to agree before it spends water, and turns
							the cannons with the wind. From the mobile app you see what it sees, start or stop a zone, and
							share access; homeowner associations have an app of their own.
						</p>
						<SpecList
							className="mt-6"
							specs={[
								{ name: "Ways online", value: `${connections.count}: ${connections.text}` },
								{ name: "Power", value: "Grid, battery backup, solar" },
								{ name: "Sensors", value: "Thermal, smoke, wind, temperature and humidity" },
								{ name: "Pump runtime", value: pumpRuntime.text },
								{ name: "Control", value: "Automatic, mobile app, remote override, by hand" },
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
					Water meets each ring differently. The plan for your property sets the sectors.
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
				<BandHeading title="What it changes for you" />
				<CheckList items={benefits} />
			</Band>

			<Band tone="white" id="packages">
				<BandHeading title="Three packages">
					What tells them apart.{" "}
					<TextLink to={href("/pricing-automated-systems")}>Compare every detail</TextLink>.
				</BandHeading>
				<PackageTable caption="Manual, Essentials and Elite: where they differ" differencesOnly />
			</Band>

			<ClosingCall
				title="Every site is different. Yours takes one visit to plan."
				text={`Assessments have ${promises.assessments}. The plan names cannons, pump, water and price.`}
			>
				<ConsultLink
					topic="Schedule Assessment"
					message="I would like to schedule an assessment for a suppression system."
					className={buttonClass({ size: "large" })}
				>
					Schedule Assessment
				</ConsultLink>
				<ButtonLink to={href("/shop")} variant="on-dark" size="large">
					Browse Systems
				</ButtonLink>
			</ClosingCall>
		</>
	);
}

const keyFeatures = [
	{ title: "Automated", text: "Starts on its own when two sensors agree." },
	{ title: "Remotely controlled", text: "Start, stop and aim from wherever you were evacuated to." },
	{ title: "Mobile app access", text: "Live status, water left, camera and alarms." },
	{ title: "Smart sensors", text: "Heat, smoke, wind, temperature and humidity." },
	{
		title: "Pool-fed water cannons",
		text: `${cannonCoverage.replace("over", "Over")} each, from water you already own.`,
	},
	{ title: "Solar and battery backup", text: "Works on when the grid is switched off." },
	{ title: "Redundant connectivity", text: "2 WANs, 2 cellular backups and a satellite." },
	{ title: "Pulsed water", text: `${pulse.text}: supply lasts up to ${pulse.factor}x as long.` },
];

const zoneEdges = ["border-ink", "border-water", "border-sage"];
const zoneWater = [
	"Roof, walls and the first five feet are soaked first and kept wet on every pulse.",
	"Planting around the house is wetted until embers go out where they land.",
	"The cannons' reach ends here: the front meets damp fuel and loses height.",
];

const benefits = [
	{ title: "You leave early", text: "Nobody has to stay behind with a hose." },
	{
		title: "The house is defended for hours",
		text: "Through the ember storm, the front, and the flare-ups after it.",
	},
	{ title: "Your insurer sees proof", text: "Quarterly test records, readings and footage." },
	{ title: "Neighbors gain too", text: "A wetted lot does not pass fire on." },
];
