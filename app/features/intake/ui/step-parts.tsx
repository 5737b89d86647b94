// Questions with a lot of code, and the review. The current step loads its own code; the rest follows right after, so
// that changing steps works offline.
import { useEffect } from "react";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";

const waiting = <p className="text-stone">This part loads when you're back online.</p>;

export const AddressField = lazyPart(
	async () => (await import("./fields/address-field.tsx")).AddressField,
	waiting,
);
export const FileField = lazyPart(async () => (await import("./fields/file-field.tsx")).FileField, waiting);
export const PriorityField = lazyPart(
	async () => (await import("./fields/priority-field.tsx")).PriorityField,
	waiting,
);
export const Review = lazyPart(async () => (await import("./review.tsx")).Review, waiting);

export function usePreloadedSteps(): void {
	useEffect(() => {
		for (const part of [AddressField, FileField, PriorityField, Review]) part.preload();
	}, []);
}
