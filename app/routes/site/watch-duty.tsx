import { company, contact, telephoneHref } from "#app/features/company/company.ts";
import { fireMap } from "#app/features/company/fire-map.ts";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { sitePages } from "#app/features/company/pages.ts";
import { FireMap, MapLink } from "#app/features/company/ui/fire-map.tsx";
import { Band, BandHeading } from "#app/ui/band.tsx";
import { NumberedSteps } from "#app/ui/numbered-steps.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PlainLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/watch-duty.ts";

const page = {
	...sitePages.watchDuty,
	description: "The live wildfire map, and what to do when a fire is near.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function WatchDuty() {
	return (
		<>
			<PageHeading
				title="Where it burns now"
				lead={`The live map of ${fireMap.name}, an independent service: reported fires, perimeters, evacuation orders. Allow your location to see what is near you.`}
			/>
			<Band tone="white" tight>
				<FireMap />
				<p className="mt-4 text-slate">
					Map empty or too small? <MapLink className="link">Open {fireMap.name} in a new tab</MapLink>. The
					map is not ours; orders of the authorities come first.
				</p>
			</Band>
			<Band>
				<BandHeading title="When a fire is near">{company.tagline}.</BandHeading>
				<NumberedSteps columns steps={steps} />
				<p className="mt-8 text-lg">
					Fire in sight: call 911. Owners with a Ringline system reach us at any hour:{" "}
					<PlainLink href={telephoneHref(contact.emergencyPhone)}>{contact.emergencyPhone}</PlainLink>.
				</p>
			</Band>
		</>
	);
}

const steps = [
	{
		title: "Leave early",
		text: "Go when a warning is out, not when an order comes. Roads fill within minutes.",
	},
	{
		title: "Close and clear",
		text: "Shut windows and vents, move cushions, mats and bins away from the walls.",
	},
	{
		title: "Arm the system",
		text: "One press in the app, or nothing at all: sensors arm it on red-flag days.",
	},
];
