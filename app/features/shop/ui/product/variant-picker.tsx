import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import type { Product, Variant } from "../../product.ts";
import { optionChoices } from "../../variants.ts";
import "./options.css";

/** Every value is a link, so that the address carries the choice and it works without JavaScript. */
export function VariantPicker({ product, variant }: { product: Product; variant: Variant }) {
	if (product.options.length === 0) return null;
	return (
		<div className="mt-6 grid gap-5">
			{optionChoices(product, variant).map(({ name, choices }) => (
				<fieldset key={name} className="min-w-0" data-option={name}>
					<legend className="mb-2 font-semibold leading-snug">
						{name}:{" "}
						<span className="font-normal text-slate">{choices.find((one) => one.isSelected)?.value}</span>
					</legend>
					<ul className="flex flex-wrap gap-2">
						{choices.map(({ value, search, isSelected, exists, available }) => (
							<li key={value} className="min-w-0">
								{exists ? (
									<Link
										to={search}
										replace
										preventScrollReset
										aria-current={isSelected ? "true" : undefined}
										className={classNames("option", !available && "option-sold-out")}
									>
										{value}
										{!available && <span className="sr-only">, sold out</span>}
									</Link>
								) : (
									// biome-ignore lint/a11y/useSemanticElements: a link that leads nowhere must not have an address.
									// biome-ignore lint/a11y/useFocusableInteractive: a combination that does not exist is not offered.
									<span role="link" aria-disabled="true" className="option option-missing">
										{value}
										<span className="sr-only">, not made in this combination</span>
									</span>
								)}
							</li>
						))}
					</ul>
				</fieldset>
			))}
		</div>
	);
}
