import { href } from "react-router";
import { promises } from "#app/features/company/company.ts";
import { hardening } from "#app/features/company/figures.ts";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { sitePages } from "#app/features/company/pages.ts";
import { HardenedHouse } from "#app/features/company/ui/artwork/hardened-house.tsx";
import { CheckList } from "#app/features/company/ui/check-list.tsx";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { PageOpening } from "#app/features/company/ui/page-opening.tsx";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { EaveVentDrawing } from "#app/ui/artwork/eave-vent.tsx";
import { Band, BandHeading } from "#app/ui/band.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { NumberedSteps } from "#app/ui/numbered-steps.tsx";
import { Stat, StatRow } from "#app/ui/stat.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/home-hardening.ts";

const page = {
	...sitePages.homeHardening,
	description: `Close the ways embers get in: vents, eaves, roof, windows, siding and decks. Hardened homes are ${hardening.survival} more likely to survive.`,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function HomeHardening() {
	return (
		<>
			<PageOpening
				title="Close the house to embers."
				lead={`Embers travel ahead of the fire at ${hardening.emberSpeed} and look for a gap the width of a pencil. Hardened homes are ${hardening.survival} more likely to survive.`}
				drawing={<EaveVentDrawing />}
			>
				<BookConsult />
			</PageOpening>
			<Band tone="ink" tight>
				<StatRow>
					<Stat value={hardening.survival}>more likely to survive, once hardened</Stat>
					<Stat value={hardening.emberSpeed}>is how fast wind-driven embers arrive</Stat>
					<Stat value={hardening.ventMesh}>is the vent mesh that keeps them out</Stat>
				</StatRow>
			</Band>
			<Band tone="white">
				<BandHeading title="Six categories, from the ridge down">
					The numbers stand on the drawing where we look on the house.
				</BandHeading>
				<div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-2 lg:gap-x-16">
					<HardenedHouse className="w-full md:sticky md:top-28" />
					<NumberedSteps steps={categories} />
				</div>
			</Band>
			<Band tone="ash">
				<BandHeading title="What your hardening plan delivers">
					A plan you can hand to any contractor. We build it too, if you like.
				</BandHeading>
				<CheckList items={deliverables} />
				<p className="mt-8">
					Hardening works together with{" "}
					<TextLink to={href("/vegetation-management")}>cleared ground</TextLink> and{" "}
					<TextLink to={href("/fire-suppression-systems")}>water</TextLink>: the house that resists embers is
					the house that cannons can keep.
				</p>
			</Band>
			<ClosingCall
				title="Most houses have fewer than ten openings that matter."
				text={`We find them in one visit. Call back within ${promises.answerHours} hours.`}
			>
				<BookConsult />
			</ClosingCall>
		</>
	);
}

function BookConsult() {
	return (
		<ConsultLink
			topic="Book Your Home Hardening Consult"
			message="I would like to book a home hardening consult."
			className={buttonClass({ size: "large" })}
		>
			Book Your Home Hardening Consult
		</ConsultLink>
	);
}

const categories = [
	{ title: "Roof", text: "Class A covering, closed ridge and tile ends, metal flashing in the valleys." },
	{
		title: "Vents",
		text: `Attic, eave and crawl-space vents with corrosion-proof mesh, ${hardening.ventMesh}.`,
	},
	{ title: "Gutters and eaves", text: "Metal gutters with guards, soffits boxed in, no open rafter tails." },
	{
		title: "Windows and doors",
		text: "Tempered double glazing, tight frames, garage doors sealed at the floor.",
	},
	{ title: "Siding", text: "Non-combustible cladding, and six inches of clear wall above the ground." },
	{
		title: "Decks and fences",
		text: "Nothing stored below, metal where wood meets the wall, gaps swept clean.",
	},
];

const deliverables = [
	"Inspection of all six categories, with photos",
	"Every opening listed with its size and its fix",
	"Materials by name, rated for the wildland interface",
	"Work in order of effect, with cost ranges",
	"Permits and code sections that apply",
	"Before-and-after record for your insurer",
];
