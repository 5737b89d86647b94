import {
	company,
	contact,
	emergencyResponse,
	leaveEarly,
	telephoneHref,
} from "#app/features/company/company.ts";
import { fireMap } from "#app/features/company/pages/fire-map.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { FireMap, MapLink } from "#app/features/company/ui/fire-map.tsx";
import { FireTabs } from "#app/features/company/ui/fire-tabs.tsx";
import { FiresInBrief } from "#app/features/red-flag/fires/ui/fires-in-brief.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { NumberedSteps } from "#app/ui/page/numbered-steps.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { PlainLink } from "#app/ui/page/text-link.tsx";
import type { Route } from "./+types/watch-duty.ts";

const page = {
	...sitePages.watchDuty,
	description: "A live map of active fires near you, and what to do when a fire is close.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function WatchDuty() {
	return (
		<>
			<PageHeading
				title="Fire tracking"
				lead={`A live map from ${fireMap.name}, an independent service: reported fires, perimeters and evacuation orders.`}
			/>
			<Band tone="white" tight>
				<FireTabs current="/watch-duty" className="mb-6" />
				<FireMap fallback={<FiresInBrief />} />
				<p className="mt-4 text-slate">
					Map empty? <MapLink className="link">Open {fireMap.name} in a new tab</MapLink>.
				</p>
			</Band>
			<Band>
				<BandHeading title="When a fire is close">{company.tagline}.</BandHeading>
				<NumberedSteps columns steps={steps} />
				<p className="mt-8 text-lg">
					See flames? Call 911. If you own a Ringline system, call us any time at{" "}
					<PlainLink href={telephoneHref(contact.emergencyPhone)}>{contact.emergencyPhone}</PlainLink>.{" "}
					{emergencyResponse}
				</p>
			</Band>
		</>
	);
}

const steps = [
	{
		title: "Leave early",
		text: leaveEarly,
	},
	{
		title: "Close up the house",
		text: "Shut windows and doors. Move cushions and cans from the walls.",
	},
	{
		title: "Arm the system",
		text: "Tap once in the app, or start a Manual system. Then go.",
	},
];
