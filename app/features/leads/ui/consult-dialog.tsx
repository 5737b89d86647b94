// Loaded on the first click on a consultation link; see consult-dialog-store.ts.
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import type { ConsultDialogRequest } from "../consultation.ts";
import { ConsultForm } from "./consult-form.tsx";

type ConsultDialogProps = { request: ConsultDialogRequest; open: boolean; onClose: () => void };

export function ConsultDialog({ request, open, onClose }: ConsultDialogProps) {
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => next || onClose()}
			title={request.topic}
			description="A free phone consultation. Tell us where your property is and how to reach you."
			width="42rem"
			firstField={() => document.getElementById("consult-dialog-firstName")}
		>
			<ConsultForm
				key={request.number}
				id="consult-dialog"
				topic={request.topic}
				message={request.message}
				onSent={onClose}
			/>
		</Dialog>
	);
}
