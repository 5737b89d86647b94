/** Where a rule is published. */
export type Source = {
	name: string;
	url: string;
	/** When we last read it, as 2026-11-16. */
	checked: string;
};
