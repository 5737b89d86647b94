import { href } from "react-router";
import { hardening } from "#app/features/company/figures.ts";
import { licenseDetails } from "#app/features/company/license-details.ts";
import { pageMeta, sharingCard } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { homeHardening } from "#app/features/company/pictures/services.json";
import { HardenedHouse } from "#app/features/company/ui/artwork/hardened-house.tsx";
import { CheckList } from "#app/features/company/ui/check-list.tsx";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { HowWeKnow } from "#app/features/company/ui/how-we-know.tsx";
import { January2025 } from "#app/features/company/ui/january-2025.tsx";
import { ServiceOpening } from "#app/features/company/ui/picture-hero.tsx";
import { REBUILDING_TOPIC } from "#app/features/leads/contact-page.ts";
import { ConsultLink } from "#app/features/leads/ui/consult-link.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { NumberedSteps } from "#app/ui/page/numbered-steps.tsx";
import { Stat, StatRow } from "#app/ui/page/stat.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { RequestButton } from "../request-button.tsx";
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
				<RequestButton of="hardening" />
			</ServiceOpening>
			<Band tone="ink" tight>
				<StatRow>
					<Stat value="About twice">as many homes survive with hardening and clearing, in one study</Stat>
					<Stat value={hardening.survival}>more likely to survive: our best case</Stat>
					<Stat value={hardening.emberSpeed}>gusts that carry embers in the worst storms</Stat>
					<Stat value={hardening.ventMesh}>vent mesh</Stat>
				</StatRow>
				<p className="mt-6 text-sm text-ash">
					<HowWeKnow
						of="survival"
						className="inline-flex min-h-11 items-center underline underline-offset-4"
					/>
				</p>
			</Band>
			<Band tone="white">
				<BandHeading title="Six things we check, from the roof down" />
				<div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-2 lg:gap-x-16">
					<HardenedHouse className="w-full md:sticky md:top-28" />
					<NumberedSteps steps={categories} />
				</div>
			</Band>
			<Band>
				<BandHeading title="What you get in your hardening plan">
					Give it to any contractor, or have us do the work. {licenseDetails.subcontractors}
				</BandHeading>
				<CheckList items={deliverables} />
				<p className="mt-8">
					<TextLink to={href("/vegetation-management")}>Defensible space</TextLink> comes with it.{" "}
					<TextLink to={href("/fire-suppression-systems")}>Water</TextLink> comes third.
				</p>
			</Band>
			<January2025>
				<p>
					Rebuilding? New homes in wildfire areas follow Title 24 Part 7. <HowWeKnow of="new-buildings" />.{" "}
					<ConsultLink topic={REBUILDING_TOPIC} className="link">
						Tell us you're rebuilding
					</ConsultLink>
				</p>
			</January2025>
			<ClosingCall title="We find the weak spots in one visit">
				<RequestButton of="hardening" />
			</ClosingCall>
		</>
	);
}

const categories = [
	{ title: "Roof", text: "Class A, ridge and tile ends sealed." },
	{ title: "Vents", text: `Metal mesh, ${hardening.ventMesh}.` },
	{ title: "Gutters and eaves", text: "Metal gutters with guards, enclosed eaves." },
	{ title: "Windows and doors", text: "Double-pane tempered glass, sealed garage doors." },
	{ title: "Siding", text: "At least six noncombustible inches above the ground." },
	{ title: "Decks and fences", text: "Nothing stored underneath, metal where wood meets the wall." },
];

const deliverables = [
	"Every opening, with photo and fix",
	"Materials by name",
	"Most effective work first, with costs",
	"Permits and code that apply",
	"A before-and-after record for your insurer",
];
