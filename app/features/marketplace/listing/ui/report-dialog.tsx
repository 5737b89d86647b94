// Loads Base UI, so import it on demand. An alert dialog, so that a click outside does not lose the reason.
import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextareaField } from "#app/ui/forms/textarea.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { limits } from "../listing-limits.ts";
import type { DialogAnswer } from "./dialog-answer.ts";
import { ReportCategoryField } from "./report-category-field.tsx";

type ReportDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; action: string };

export function ReportDialog({ open, onOpenChange, action }: ReportDialogProps) {
	const fetcher = useFetcher<DialogAnswer>();
	const [reason, setReason] = useState("");
	const busy = fetcher.state !== "idle";
	useEffect(() => {
		if (fetcher.state !== "idle" || !fetcher.data) return;
		showToast(fetcher.data.toast);
		if (!fetcher.data.ok) return;
		setReason("");
		onOpenChange(false);
	}, [fetcher.state, fetcher.data, onOpenChange]);
	return (
		<Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
			<Base.Portal>
				<Base.Backdrop className="overlay-backdrop" />
				<Base.Viewport className="overlay-stage">
					<Base.Popup className="overlay-window">
						<Base.Title className="text-subheading">Report this listing</Base.Title>
						<Base.Description className="mt-2 text-slate">
							Tell our moderators what's wrong. We won't tell the seller who reported this.
						</Base.Description>
						<fetcher.Form method="post" action={action} className="mt-4">
							<ReportCategoryField />
							<TextareaField
								label="Reason"
								className="mt-4"
								name="reason"
								rows={4}
								maxLength={limits.reason}
								value={reason}
								onChange={(event) => setReason(event.target.value)}
								placeholder="For example: already sold, asks for a code, not fire equipment"
							/>
							<div className="mt-7 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
								<Base.Close render={<Button variant="secondary" />}>Cancel</Base.Close>
								<Button type="submit" variant="destructive" busy={busy} disabled={reason.trim() === ""}>
									Submit Report
								</Button>
							</div>
						</fetcher.Form>
					</Base.Popup>
				</Base.Viewport>
			</Base.Portal>
		</Base.Root>
	);
}
