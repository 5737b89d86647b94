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
		// A store may call an option 'variant'; then this is one of its values.
		if (variant || !options.some(({ name }) => name === "variant"))
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
	/** The query of the address that selects it. Null when no variant has it. */
	search: string | null;
	isSelected: boolean;
	/** What else it changes, because no variant has it together with the other selected values. */
	changes: { option: string; from: string; to: string }[];
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
			const variant = nearestWith(variants, selected, at, value);
			return {
				value,
				search: variant && searchOf(options, variant),
				isSelected: selected.values[at] === value,
				changes: options.flatMap((option, other) => {
					const [from = "", to = ""] = [selected.values[other], variant?.values[other]];
					return variant && other !== at && from !== to ? [{ option: option.name, from, to }] : [];
				}),
				available: variant?.available ?? false,
			};
		}),
	}));
}

/**
 * The variant with this value that is closest to the selected one. Earlier options count first, so that choosing the
 * values of any variant from the first option to the last leads to it.
 */
function nearestWith(
	variants: readonly Variant[],
	selected: Variant,
	at: number,
	value: string,
): Variant | null {
	const keeps = (one: Variant, option: number) => one.values[option] === selected.values[option];
	const order = (a: Variant, b: Variant) => {
		for (let option = 0; option < at; option++)
			if (keeps(a, option) !== keeps(b, option)) return keeps(a, option) ? -1 : 1;
		return shared(b, selected) - shared(a, selected) || Number(b.available) - Number(a.available);
	};
	return variants.filter(({ values }) => values[at] === value).sort(order)[0] ?? null;
}

function searchOf(options: Product["options"], { id, values }: Variant): string {
	const named = new URLSearchParams(options.map(({ name }, at) => [name, values[at] ?? ""]));
	// Two options of the same name cannot be told apart in an address.
	const isClear = new Set(options.map(({ name }) => name)).size === options.length;
	return `?${isClear ? named : new URLSearchParams({ variant: id })}`;
}

/** The same id as a link might write it: whole, or only the number of a Shopify id. */
function isSameId(id: string, asked: string): boolean {
	return id === asked || (/^\d+$/.test(asked) && id === `gid://shopify/ProductVariant/${asked}`);
}

function shared(one: Variant, other: Variant | null): number {
	return one.values.filter((value, at) => value === other?.values[at]).length;
}
