// The panel behind the gate. Loaded on demand: nothing of it is sent before somebody signed in.
import { Gauges, OfficePage } from "#app/features/admin/ui/office-page.tsx";
import { PanelFailure } from "#app/features/admin/ui/panel-failure.tsx";
import { ModerationPanel, type PanelProps } from "#app/features/marketplace/moderation/ui/panel.tsx";
import { numerals } from "#app/ui/numerals.ts";

/** Null when the database did not answer. */
export default function ListingsPanel({ panel }: { panel: PanelProps | null }) {
	if (!panel) return <PanelFailure />;
	const { sale, wanted, saleReported, wantedReported, public: active } = panel.counts;
	return (
		<OfficePage title="Marketplace Admin Panel">
			<Gauges
				gauges={[
					{ label: "Total Products", value: numerals(sale) },
					{ label: "Total Wanted", value: numerals(wanted) },
					// The same listings that the two flagged tabs show.
					{ label: "Flagged Items", value: numerals(saleReported + wantedReported) },
					{ label: "Active Items", value: numerals(active) },
				]}
			/>
			<ModerationPanel {...panel} />
		</OfficePage>
	);
}
