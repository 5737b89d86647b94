import { allMeasures, type MeasureId } from "./rules/measures.ts";

/** A photo of one measure, as its owner sees it. `takenOn` is the day in the file, such as '2026-11-02'. */
export type CheckPhoto = { id: string; measureId: MeasureId; addedAt: Date; takenOn: string | null };

/** With its day in words, and where we have it from. */
export type DatedPhoto = CheckPhoto & { dated: string };

/** The name of the file input of a measure. */
export const PHOTO_FIELD = "photo_";

/** As the office and the owner of a request read it. */
export function photoName(measure: string): string {
	return `${allMeasures.find(({ id }) => id === measure)?.name ?? "Photo"}.jpg`;
}
