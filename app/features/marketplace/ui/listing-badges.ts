import { TriangleAlert } from "lucide";
import { type BadgeTone, badge } from "#app/ui/badge.tsx";
import { icon } from "#app/ui/icon.tsx";
import { type Markup, markup } from "#app/ui/markup.tsx";
import { categoryName } from "../categories.ts";
import { capitalised, isPressing, type Urgency } from "../listing.ts";
import { categoryDrawing } from "./category-drawing.ts";

/** Every card has one of these few: they are written once. */
const categoryBadges = new Map<string, Markup>();

export function categoryBadge(category: string, tone: BadgeTone = "neutral"): Markup {
	const key = `${tone} ${category}`;
	let made = categoryBadges.get(key);
	if (!made) {
		const drawing = icon(categoryDrawing(category), "size-3.5");
		made = badge(tone, markup`${drawing}${categoryName(category)}`, "gap-1.5");
		categoryBadges.set(key, made);
	}
	return made;
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
