// Three tiers side by side with a sticky header. On phones each row stacks its name and three values.
import { Check, Minus } from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import {
	differs,
	type FeatureGroup,
	type FeatureValue,
	packageFeatures,
	recommendation,
	type TierId,
	tiers,
} from "../../offers/packages.ts";
import "./package-table.css";

type PackageTableProps = {
	caption: string;
	/** Only these rows, without the headings of their groups. */
	only?: readonly string[];
	/** A button below each tier's price, in view as long as the table is. */
	action?: (tier: TierId) => React.ReactNode;
};

export function PackageTable({ caption, only, action }: PackageTableProps) {
	const groups = only ? [rowsNamed(only)] : packageFeatures;
	return (
		<div className="packages">
			{!only && (
				<div className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
					<label className="choice">
						<input type="checkbox" className="check" name="differences" />
						<span className="pt-px">Show only the differences</span>
					</label>
					<Legend />
				</div>
			)}
			<table className="package-table">
				<caption className="sr-only">{caption}</caption>
				<thead>
					<tr>
						<th scope="col">
							<span className="max-md:sr-only">What you get</span>
						</th>
						{tiers.map((tier) => (
							<th key={tier.id} scope="col" data-recommended={isRecommended(tier.id) || undefined}>
								{isRecommended(tier.id) && (
									<span className="package-label">
										Recommended<span className="max-md:hidden"> for most homes</span>
									</span>
								)}
								<span className="condensed text-subheading block">{tier.name}</span>
								<span className="figures block text-sm font-normal text-slate">{tier.price}</span>
								{action && <span className="mt-2 block font-normal">{action(tier.id)}</span>}
							</th>
						))}
					</tr>
				</thead>
				{groups.map((group) => (
					<tbody key={group.title}>
						{!only && (
							<tr
								className="package-group"
								data-same={group.features.every((feature) => !differs(feature)) || undefined}
							>
								<th scope="rowgroup" colSpan={4}>
									{group.title}
								</th>
							</tr>
						)}
						{group.features.map((feature) => (
							<tr key={feature.label} {...(differs(feature) ? { "data-differs": "" } : { "data-same": "" })}>
								<th scope="row">
									{feature.label}
									{feature.note && (
										<span className="block text-sm font-normal text-stone">{feature.note}</span>
									)}
								</th>
								{tiers.map((tier) => (
									<td
										key={tier.id}
										data-none={feature.values[tier.id] === false || undefined}
										data-recommended={isRecommended(tier.id) || undefined}
									>
										<Value value={feature.values[tier.id]} />
									</td>
								))}
							</tr>
						))}
					</tbody>
				))}
			</table>
		</div>
	);
}

/** Says what the marks and the tint of the table mean. */
function Legend() {
	return (
		<ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-slate" aria-label="What the marks mean">
			<li className="flex items-center gap-2">
				<span className="package-tint size-5" aria-hidden="true" /> Differs between packages
			</li>
			<li className="flex items-center gap-2">
				<Icon of={Check} className="size-5 stroke-[2.5] text-water" /> Included
			</li>
			<li className="flex items-center gap-2">
				<Icon of={Minus} className="size-5 text-edge" /> Not included
			</li>
		</ul>
	);
}

function isRecommended(tier: TierId): boolean {
	return tier === recommendation.tier;
}

function Value({ value }: { value: FeatureValue }) {
	if (typeof value === "string") return value;
	return value ? (
		<>
			<Icon of={Check} className="size-5 stroke-[2.5] text-water" />
			<span className="sr-only">Included</span>
		</>
	) : (
		<>
			<Icon of={Minus} className="size-5 text-edge" />
			<span className="sr-only">Not included</span>
		</>
	);
}

function rowsNamed(labels: readonly string[]): FeatureGroup {
	const features = packageFeatures.flatMap((group) => group.features);
	return { title: "", features: features.filter(({ label }) => labels.includes(label)) };
}
