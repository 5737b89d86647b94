// Loads Base UI, so import it on demand. An alert dialog, so that a click outside does not lose the reason.
import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ReportForm, reportTexts } from "./report-form.tsx";

type ReportDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; action: string };

export function ReportDialog({ open, onOpenChange, action }: ReportDialogProps) {
	const [typed, onType] = useState("");
	return (
		<Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
			<Base.Portal>
				<Base.Backdrop className="overlay-backdrop" />
				<Base.Viewport className="overlay-stage">
					<Base.Popup className="overlay-window">
						<Base.Title className="text-subheading">{reportTexts.title}</Base.Title>
						<Base.Description className="mt-2 mb-4 text-slate">{reportTexts.lead}</Base.Description>
						<ReportForm
							action={action}
							dialog={{ typed, onType, onOpenChange }}
							beside={<Base.Close render={<Button variant="secondary" />}>Cancel</Base.Close>}
						/>
					</Base.Popup>
				</Base.Viewport>
			</Base.Portal>
		</Base.Root>
	);
}
