import type { PlaceId } from "../rules/measure.ts";
import { allMeasures, type MeasureId } from "../rules/measures.ts";

/** The stop of the walk where this question is. */
export function placeOf(id: MeasureId): PlaceId {
	return allMeasures.find((measure) => measure.id === id)?.place ?? "roof";
}
