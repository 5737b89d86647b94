import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { BackLink } from "#app/ui/page/back-link.tsx";
import { Band } from "#app/ui/page/band.tsx";
import { TabLinks } from "#app/ui/page/tab-links.tsx";
import { Group } from "./group.tsx";

export function Actions() {
	return (
		<Band>
			<Group name="Buttons">
				<div className="flex flex-wrap items-center gap-3">
					<Button>Get Quote</Button>
					<Button variant="secondary">Learn more</Button>
					<Button variant="ghost">Clear filters</Button>
					<Button variant="destructive">Delete listing</Button>
					<Button size="small">Small</Button>
					<Button size="large">Large</Button>
					<Button busy>Sending</Button>
					<Button variant="secondary" busy>
						Saving
					</Button>
					<Button disabled>Not available</Button>
				</div>
			</Group>
			<Group name="Wayfinding">
				<div className="grid gap-6">
					<BackLink to="#">Back to marketplace</BackLink>
					<TabLinks
						label="Listings"
						tabs={[
							{ to: "#sale", label: "For sale", count: 128, current: true },
							{ to: "#wanted", label: "Wanted", count: 31, current: false },
						]}
					/>
				</div>
			</Group>
			<Group name="Badges">
				<div className="flex flex-wrap gap-2">
					<Badge>Draft</Badge>
					<Badge tone="water">New</Badge>
					<Badge tone="sage">Available</Badge>
					<Badge tone="amber">High</Badge>
					<Badge tone="ember">Urgent</Badge>
					<Badge tone="error">Flagged</Badge>
					<Badge tone="ink">Sold</Badge>
				</div>
			</Group>
		</Band>
	);
}
