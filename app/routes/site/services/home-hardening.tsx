import { href } from "react-router";
import { promises } from "#app/features/company/company.ts";
import { hardening } from "#app/features/company/figures.ts";
import { pageMeta, sharingCard } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { homeHardening } from "#app/features/company/pictures/services.ts";
import { HardenedHouse } from "#app/features/company/ui/artwork/hardened-house.tsx";
import { CheckList } from "#app/features/company/ui/check-list.tsx";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { HowWeKnow } from "#app/features/company/ui/how-we-know.tsx";
import { ServiceOpening } from "#app/features/company/ui/picture-hero.tsx";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { NumberedSteps } from "#app/ui/page/numbered-steps.tsx";
import { Stat, StatRow } from "#app/ui/page/stat.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import type { Route } from "./+types/home-hardening.ts";

const page = {
	...sitePages.homeHardening,
	image: sharingCard(homeHardening),
	description: `Keep embers out of your house: vents, eaves, roof, windows, siding and decks. Hardened homes are ${hardening.survival} more likely to survive, in the best case.`,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function HomeHardening() {
	return (
		<>
			<ServiceOpening
				title="Keep embers out of your house"
				lead={`In a windstorm, embers fly ahead of the fire at ${hardening.emberSpeed}. A gap as wide as a pencil lets them in. Hardened homes are ${hardening.survival} more likely to survive, in the best case.`}
				picture={homeHardening}
				side="left"
			>
				<BookConsult />
			</ServiceOpening>
			<Band tone="ink" tight>
				<StatRow>
					<Stat value={hardening.survival}>more likely to survive, if everything is fixed</Stat>
					<Stat value={hardening.emberSpeed}>is how fast embers fly in the worst storms</Stat>
					<Stat value={hardening.ventMesh}>mesh in the vents we install</Stat>
				</StatRow>
				<p className="mt-6 text-sm text-ash">
					<a className="underline underline-offset-4" href="#how-we-know">
						How we know
					</a>
				</p>
			</Band>
			<Band tone="white">
				<BandHeading title="Six things we check, from the roof down">
					Match the numbers to the drawing.
				</BandHeading>
				<div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-2 lg:gap-x-16">
					<HardenedHouse className="w-full md:sticky md:top-28" />
					<NumberedSteps steps={categories} />
				</div>
			</Band>
			<Band tone="ash">
				<BandHeading title="What you get in your hardening plan">
					You can give the plan to any contractor, or have us do the work.
				</BandHeading>
				<CheckList items={deliverables} />
				<p className="mt-8">
					Hardening works best together with{" "}
					<TextLink to={href("/vegetation-management")}>defensible space</TextLink>. A{" "}
					<TextLink to={href("/fire-suppression-systems")}>suppression system</TextLink> adds water on top.
				</p>
			</Band>
			<ClosingCall
				title="We find the weak spots in one visit"
				text={`Tell us about your house. We call back within ${promises.answerHours} business hours.`}
			>
				<BookConsult />
			</ClosingCall>
			<HowWeKnow of={["survival", "ember-speed", "embers-first", "vent-mesh"]} />
		</>
	);
}

function BookConsult() {
	return (
		<ConsultLink
			topic="Book Your Home Hardening Consult"
			message="I'd like to book a home hardening consult."
			className={buttonClass({ size: "large" })}
		>
			Book Your Home Hardening Consult
		</ConsultLink>
	);
}

const categories = [
	{ title: "Roof", text: "Class A covering, sealed ridge and tile ends, metal flashing in the valleys." },
	{
		title: "Vents",
		text: `Attic, eave and crawl space vents with metal mesh, ${hardening.ventMesh}.`,
	},
	{ title: "Gutters and eaves", text: "Metal gutters with guards, enclosed eaves, no open rafter tails." },
	{
		title: "Windows and doors",
		text: "Double-pane tempered glass, tight frames, garage doors sealed at the floor.",
	},
	{ title: "Siding", text: "Siding that doesn't burn, with six inches of bare wall above the ground." },
	{
		title: "Decks and fences",
		text: "Nothing stored underneath, metal where wood meets the wall, gaps swept clean.",
	},
];

const deliverables = [
	"An inspection of all six categories, with photos",
	"A list of every opening, with its size and how to fix it",
	"Materials by name, approved for California fire hazard areas",
	"The most effective work first, with cost ranges",
	"The permits and code sections that apply",
	"A before-and-after record for your insurer",
];
