import { TriangleAlert } from "lucide";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { capitalize } from "#app/ui/capitalize.ts";
import { Icon } from "#app/ui/icon.tsx";
import { categoryIcon, categoryName } from "../categories.ts";
import { isUrgent, type Urgency } from "../listing.ts";

export function CategoryBadge({ category, tone }: { category: string; tone?: BadgeTone }) {
	return (
		<Badge tone={tone} className="category-badge gap-1.5">
			<Icon of={categoryIcon(category)} className="size-3.5" />
			{categoryName(category)}
		</Badge>
	);
}

const urgencyTones: Record<Urgency, BadgeTone> = {
	low: "neutral",
	medium: "water",
	high: "amber",
	urgent: "ember",
};

/** Shows 'Urgent', or the full sentence in `label`. */
export function UrgencyBadge({ urgency, label }: { urgency: Urgency; label?: string }) {
	return (
		<Badge tone={urgencyTones[urgency]} className="gap-1.5">
			{isUrgent(urgency) && <Icon of={TriangleAlert} className="size-3.5" />}
			{label ?? capitalize(urgency)}
		</Badge>
	);
}
