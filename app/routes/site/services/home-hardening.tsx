import { href } from "react-router";
import { hardening } from "#app/features/company/figures.ts";
import { licenseDetails } from "#app/features/company/license-details.ts";
import { january2025 } from "#app/features/company/pages/about.ts";
import { pageMeta, sharingCard } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { homeHardening } from "#app/features/company/pictures/services.json";
import { HardenedHouse } from "#app/features/company/ui/artwork/hardened-house.tsx";
import { CheckList } from "#app/features/company/ui/check-list.tsx";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { HowWeKnow } from "#app/features/company/ui/how-we-know.tsx";
import { ServiceOpening } from "#app/features/company/ui/picture-hero.tsx";
import { REBUILDING_TOPIC } from "#app/features/leads/consultation.ts";
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
	description:
		"Keep embers out of your house: vents, eaves, roof, windows, siding and decks. A plan with costs, and the crew to do the work.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function HomeHardening() {
	return (
		<>
			<ServiceOpening
				title="Keep embers out of your house"
				lead="Wind drives embers ahead of the fire. A gap of 1/8 inch lets them in. We find the gaps and close them."
				picture={homeHardening}
				side="left"
			>
				<BookConsult />
			</ServiceOpening>
			<Band tone="ink" tight>
				<StatRow>
					<Stat value="About twice">as many homes survive with hardening and clearing, in one study</Stat>
					<Stat value={hardening.survival}>
						more likely to survive: our best case, if everything is fixed
					</Stat>
					<Stat value={hardening.emberSpeed}>gusts that carry embers in the worst storms</Stat>
					<Stat value={hardening.ventMesh}>mesh in the vents we install</Stat>
				</StatRow>
				<p className="mt-6 text-sm text-ash">
					<HowWeKnow
						of="survival"
						className="inline-flex min-h-11 items-center underline underline-offset-4"
					/>
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
					Give it to any contractor, or have us do the work. {licenseDetails.subcontractors}
				</BandHeading>
				<CheckList items={deliverables} />
				<p className="mt-8">
					Hardening works best together with{" "}
					<TextLink to={href("/vegetation-management")}>defensible space</TextLink>.{" "}
					<TextLink to={href("/fire-suppression-systems")}>Water</TextLink> comes third, after these two.
				</p>
			</Band>
			<Band tone="white" id="january-2025">
				<div className="grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
					<h2>{january2025.title}</h2>
					<div className="measure grid gap-4">
						{january2025.text.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
						<p>
							Rebuilding? New homes in wildfire areas follow Title 24 Part 7. <HowWeKnow of="new-buildings" />{" "}
							<ConsultLink topic={REBUILDING_TOPIC} className="link">
								Tell us you're rebuilding
							</ConsultLink>
						</p>
					</div>
				</div>
			</Band>
			<ClosingCall
				title="We find the weak spots in one visit"
				text="Tell us about your house and we call back."
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
	{
		title: "Siding",
		text: "Siding that doesn't burn, with at least six noncombustible inches above the ground.",
	},
	{
		title: "Decks and fences",
		text: "Nothing stored underneath, metal where wood meets the wall, gaps swept clean.",
	},
];

const deliverables = [
	"All six categories inspected, with photos",
	"Every opening listed, with its fix",
	"Materials by name, approved for fire hazard areas",
	"The most effective work first, with costs",
	"Permits and code sections that apply",
	"A before-and-after record for your insurer",
];
