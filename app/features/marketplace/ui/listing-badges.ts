import { TriangleAlert } from "lucide";
import { type BadgeTone, badge } from "#app/ui/badge.tsx";
import { icon } from "#app/ui/icon.tsx";
import { type Markup, markup } from "#app/ui/markup.tsx";
import { categoryName } from "../categories.ts";
import { capitalised, isPressing, type Urgency } from "../listing.ts";
import { categoryDrawing } from "./category-drawing.ts";

export function categoryBadge(category: string, tone: BadgeTone = "neutral"): Markup {
	const drawing = icon(categoryDrawing(category), "size-3.5");
	return badge(tone, markup`${drawing}${categoryName(category)}`, "gap-1.5");
}

const urgencyTones: Record<Urgency, BadgeTone> = {
	low: "neutral",
	medium: "water",
	high: "amber",
	urgent: "ember",
};

/** 'Urgent', or with `label` its full sentence. */
export function urgencyBadge(urgency: Urgency, label = capitalised(urgency)): Markup {
	const sign = isPressing(urgency) && icon(TriangleAlert, "size-3.5");
	return badge(urgencyTones[urgency], markup`${sign}${label}`, "gap-1.5");
}
