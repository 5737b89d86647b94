import type { MeasureId } from "./rules/measures.ts";

/** A photo of one measure, as its owner sees it. */
export type CheckPhoto = { id: string; measureId: MeasureId; addedAt: Date };

/** The name of the file input of a measure. */
export const PHOTO_FIELD = "photo_";
