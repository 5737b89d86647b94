/** Maximum lengths. Separate from the schema, which is large, for pages that only render the fields. */
export const limits = {
	title: 120,
	description: 5_000,
	location: 120,
	email: 254,
	phone: 40,
	reason: 1_000,
	license: 20,
	name: 80,
	message: 2_000,
	amountCents: 1_000_000_000,
} as const;
