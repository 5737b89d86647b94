// Choosing a variant. The address carries the choice, as `?variant=ID` or as option names with their values.
import type { Product, Variant } from "./product.ts";

type WithVariants = Pick<Product, "options" | "variants" | "variantId">;

export type Selection = {
	variant: Variant | null;
	/** The address asked for a variant or a combination that does not exist; another is shown. */
	isUnknown: boolean;
};

export function selectVariant(product: WithVariants, search: URLSearchParams): Selection {
	const { variants, options } = product;
	const fallback = variants.find(({ id }) => id === product.variantId) ?? variants[0] ?? null;
	const asked = search.get("variant");
	if (asked) {
		const variant = variants.find(({ id }) => isSameId(id, asked));
		return { variant: variant ?? fallback, isUnknown: !variant };
	}
	const wanted = options.map(({ name }) => search.get(name));
	if (wanted.every((value) => value === null)) return { variant: fallback, isUnknown: false };
	const named = variants.filter(({ values }) =>
		wanted.every((value, at) => value === null || values[at] === value),
	);
	// An option that the address leaves out keeps the value of the usual variant, if that exists.
	const nearest = [...named].sort((a, b) => shared(b, fallback) - shared(a, fallback))[0];
	return { variant: nearest ?? fallback, isUnknown: !nearest };
}

export type Choice = {
	value: string;
	/** The query of the address that selects it. */
	search: string;
	isSelected: boolean;
	/** False when no variant has it together with the other selected values. */
	exists: boolean;
	available: boolean;
};

/** Every value of every option, seen from the selected variant. */
export function optionChoices(
	{ options, variants }: WithVariants,
	selected: Variant,
): { name: string; choices: Choice[] }[] {
	return options.map(({ name, values }, at) => ({
		name,
		choices: values.map((value) => {
			const wanted = selected.values.with(at, value);
			const variant = variants.find((one) => one.values.every((own, index) => own === wanted[index]));
			return {
				value,
				search: `?${new URLSearchParams(options.map((option, index) => [option.name, wanted[index] ?? ""]))}`,
				isSelected: selected.values[at] === value,
				exists: variant !== undefined,
				available: variant?.available ?? false,
			};
		}),
	}));
}

/** The same id as a link might write it: whole, or only the number of a Shopify id. */
function isSameId(id: string, asked: string): boolean {
	return id === asked || (/^\d+$/.test(asked) && id === `gid://shopify/ProductVariant/${asked}`);
}

function shared(one: Variant, other: Variant | null): number {
	return one.values.filter((value, at) => value === other?.values[at]).length;
}
