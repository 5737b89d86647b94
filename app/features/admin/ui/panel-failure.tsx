import { useEffect } from "react";
import { href } from "react-router";
import { announce } from "#app/ui/announce.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { OfficePage } from "./office-page.tsx";

/** Shown when the database does not respond, with a retry button. */
export function PanelFailure() {
	useEffect(() => {
		announce({ title: "Error", text: "Failed to load admin data", tone: "destructive" });
	}, []);
	return (
		<OfficePage title="Marketplace Admin Panel">
			<EmptyState
				title="The listings cannot be shown just now"
				action={
					<a href={href("/admin")} className={buttonClass({ variant: "secondary" })}>
						Try again
					</a>
				}
			>
				The database does not answer. Nothing was changed.
			</EmptyState>
		</OfficePage>
	);
}
