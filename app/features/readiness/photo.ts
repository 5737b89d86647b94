import { allMeasures, type MeasureId } from "./rules/measures.ts";

/** A photo of one measure, as its owner sees it. */
export type CheckPhoto = { id: string; measureId: MeasureId; addedAt: Date };

/** The name of the file input of a measure. */
export const PHOTO_FIELD = "photo_";

/** As the office and the owner of a request read it. */
export function photoName(measure: string): string {
	return `${allMeasures.find(({ id }) => id === measure)?.name ?? "Photo"}.jpg`;
}
