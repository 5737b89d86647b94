/** Part of a lead's answers or order lines, for display. */
export type DetailSection = { title: string; rows: { name: string; value: string }[] };
