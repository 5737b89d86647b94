// The moderation panel. Loaded on demand, so that none of it is sent before sign-in.
import { filesOf } from "#app/features/admin/file-addresses.ts";
import { Gauges, OfficePage } from "#app/features/admin/ui/office-page.tsx";
import { PanelFailure } from "#app/features/admin/ui/panel-failure.tsx";
import { ModerationPanel, type PanelProps } from "#app/features/marketplace/moderation/ui/panel.tsx";
import { numerals } from "#app/ui/numerals.ts";

/** Null when the database did not respond. */
export default function ListingsPanel({ panel }: { panel: PanelProps | null }) {
	if (!panel) return <PanelFailure />;
	const { sale, wanted, saleReported, wantedReported, public: active } = panel.counts;
	return (
		<OfficePage title="Marketplace Admin Panel" files={filesOf("listings")}>
			<Gauges
				gauges={[
					{ label: "Total Products", value: numerals(sale) },
					{ label: "Total Wanted", value: numerals(wanted) },
					// The same listings as in the two flagged tabs.
					{ label: "Flagged Items", value: numerals(saleReported + wantedReported) },
					{ label: "Active Items", value: numerals(active) },
				]}
			/>
			<ModerationPanel {...panel} />
		</OfficePage>
	);
}
