// Loads Base UI, so import it on demand.
import { useState } from "react";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { EditLinkForm, editLinkTexts } from "./edit-link-form.tsx";

type EditLinkDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; action: string };

export function EditLinkDialog({ open, onOpenChange, action }: EditLinkDialogProps) {
	const [typed, onType] = useState("");
	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			title={editLinkTexts.title}
			description={editLinkTexts.lead}
		>
			<EditLinkForm action={action} dialog={{ typed, onType, onOpenChange }} />
		</Dialog>
	);
}
