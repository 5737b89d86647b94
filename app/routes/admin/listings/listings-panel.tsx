// The moderation panel. Loaded on demand, so that none of it is sent before sign-in.
import { useEffect } from "react";
import { href } from "react-router";
import { filesOf } from "#app/features/admin/panel-pages.ts";
import { Gauges, OfficePage } from "#app/features/admin/ui/office-page.tsx";
import { ModerationPanel, type PanelProps } from "#app/features/marketplace/moderation/ui/panel.tsx";
import { announce } from "#app/ui/announce.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { numerals } from "#app/ui/numerals.ts";
import { refused } from "#app/ui/overlays/toast-message.ts";
import { EmptyState } from "#app/ui/page/empty-state.tsx";

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

/** Shown when the database does not respond, with a retry button. */
function PanelFailure() {
	useEffect(() => {
		announce(refused("Failed to load admin data"));
	}, []);
	return (
		<OfficePage title="Marketplace Admin Panel">
			<EmptyState
				title="The listings aren't available right now"
				action={
					<a href={href("/admin")} className={buttonClass({ variant: "secondary" })}>
						Try again
					</a>
				}
			>
				The database isn't responding. Nothing was changed.
			</EmptyState>
		</OfficePage>
	);
}
