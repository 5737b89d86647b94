// Three tiers side by side with a sticky header. On phones each row stacks its name and three values.
import { Check, Minus } from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import {
	differs,
	type FeatureGroup,
	type FeatureValue,
	packageFeatures,
	type TierId,
	tiers,
} from "../packages.ts";
import "./package-table.css";

type PackageTableProps = {
	caption: string;
	/** Only the rows that differ between tiers. */
	differencesOnly?: boolean;
	/** A button below each tier. */
	action?: (tier: TierId) => React.ReactNode;
};

export function PackageTable({ caption, differencesOnly, action }: PackageTableProps) {
	const groups = differencesOnly ? onlyDifferences(packageFeatures) : packageFeatures;
	return (
		<div className="packages">
			{!differencesOnly && (
				<label className="choice mb-4">
					<input type="checkbox" className="check" name="differences" />
					<span className="pt-px">Show only what differs</span>
				</label>
			)}
			<table className="package-table">
				<caption className="sr-only">{caption}</caption>
				<thead>
					<tr>
						<th scope="col">
							<span className="max-md:sr-only">What you get</span>
						</th>
						{tiers.map((tier) => (
							<th key={tier.id} scope="col">
								<span className="condensed text-subheading block">{tier.name}</span>
								<span className="figures block text-sm font-normal text-slate">{tier.price}</span>
							</th>
						))}
					</tr>
				</thead>
				{groups.map((group) => (
					<tbody key={group.title}>
						<tr
							className="package-group"
							data-same={group.features.every((feature) => !differs(feature)) || undefined}
						>
							<th scope="rowgroup" colSpan={4}>
								{group.title}
							</th>
						</tr>
						{group.features.map((feature) => (
							<tr key={feature.label} {...(differs(feature) ? { "data-differs": "" } : { "data-same": "" })}>
								<th scope="row">
									{feature.label}
									{feature.note && (
										<span className="block text-sm font-normal text-stone">{feature.note}</span>
									)}
								</th>
								{tiers.map((tier) => (
									<td key={tier.id} data-none={feature.values[tier.id] === false || undefined}>
										<Value value={feature.values[tier.id]} />
									</td>
								))}
							</tr>
						))}
					</tbody>
				))}
				{action && (
					<tfoot>
						<tr>
							<td />
							{tiers.map((tier) => (
								<td key={tier.id}>{action(tier.id)}</td>
							))}
						</tr>
					</tfoot>
				)}
			</table>
		</div>
	);
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

function onlyDifferences(groups: readonly FeatureGroup[]): FeatureGroup[] {
	return groups
		.map((group) => ({ ...group, features: group.features.filter(differs) }))
		.filter((group) => group.features.length > 0);
}
