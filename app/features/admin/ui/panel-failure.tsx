import { useEffect } from "react";
import { href } from "react-router";
import { announce } from "#app/ui/announce.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { refused } from "#app/ui/overlays/toast-message.ts";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { OfficePage } from "./office-page.tsx";

/** Shown when the database does not respond, with a retry button. */
export function PanelFailure() {
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
