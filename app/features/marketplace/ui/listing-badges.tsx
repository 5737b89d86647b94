import { TriangleAlert } from "lucide";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { categoryName } from "../categories.ts";
import { capitalised, isPressing, type Urgency } from "../listing.ts";
import { CategoryIcon } from "./category-icon.tsx";

export function CategoryBadge({ category, isFree }: { category: string; isFree?: boolean }) {
	return (
		<Badge tone={isFree ? "sage" : "neutral"} className="gap-1.5">
			<CategoryIcon slug={category} />
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

/** 'Urgent', or with `label` its full sentence. */
export function UrgencyBadge({ urgency, label }: { urgency: Urgency; label?: string }) {
	return (
		<Badge tone={urgencyTones[urgency]} className="gap-1.5">
			{isPressing(urgency) && <Icon of={TriangleAlert} className="size-3.5" />}
			{label ?? capitalised(urgency)}
		</Badge>
	);
}
