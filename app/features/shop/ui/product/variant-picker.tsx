import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import type { Product, Variant } from "../../product.ts";
import { type Choice, optionChoices } from "../../variants.ts";
import "./options.css";

/** Every value is a link, so that the address carries the choice and it works without JavaScript. */
export function VariantPicker({ product, variant }: { product: Product; variant: Variant }) {
	if (product.options.length === 0) return null;
	return (
		<div id="versions" className="mt-6 grid scroll-mt-24 gap-5">
			{optionChoices(product, variant).map(({ name, choices }) => (
				<fieldset key={name} className="min-w-0" data-option={name}>
					<legend className="mb-2 font-semibold leading-snug">
						{name}:{" "}
						<span className="font-normal text-slate">{choices.find((one) => one.isSelected)?.value}</span>
					</legend>
					<ul className="flex flex-wrap gap-2">
						{choices.map((choice) => (
							<li key={choice.value} className="min-w-0">
								<OptionValue {...choice} />
							</li>
						))}
					</ul>
				</fieldset>
			))}
		</div>
	);
}

/** A value that is not made with the others says so, and leads to the closest version that has it. */
function OptionValue({ value, search, isSelected, changes, available }: Choice) {
	if (search === null)
		return (
			// biome-ignore lint/a11y/useSemanticElements: a link that leads nowhere must not have an address.
			// biome-ignore lint/a11y/useFocusableInteractive: what is not made is not offered.
			<span role="link" aria-disabled="true" className="option option-missing">
				{value} <span className="option-note">not made</span>
			</span>
		);
	return (
		<Link
			to={search}
			replace
			preventScrollReset
			aria-current={isSelected ? "true" : undefined}
			className={classNames(
				"option",
				changes.length > 0 && "option-changes",
				!available && "option-sold-out",
			)}
		>
			<span>{value}</span>
			{changes.length > 0 && (
				<>
					{" "}
					<span className="option-note">not with {changes.map(({ from }) => from).join(", ")}</span>
					<span className="sr-only">
						, changes {changes.map(({ option, to }) => `${option} to ${to}`).join(", ")}
					</span>
				</>
			)}
			{!available && <span className="sr-only">, sold out</span>}
		</Link>
	);
}
