// Loads Base UI, so import it on demand.
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import type { DialogAnswer } from "./dialog-answer.ts";

type EditLinkDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; action: string };

export function EditLinkDialog({ open, onOpenChange, action }: EditLinkDialogProps) {
	const fetcher = useFetcher<DialogAnswer>();
	const [email, setEmail] = useState("");
	useEffect(() => {
		if (fetcher.state !== "idle" || !fetcher.data) return;
		showToast(fetcher.data.toast);
		if (fetcher.data.ok) onOpenChange(false);
	}, [fetcher.state, fetcher.data, onOpenChange]);
	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			title="Edit your listing"
			description="Enter the email address you posted with. We'll send a link to edit the listing, but only if the address matches."
		>
			<fetcher.Form method="post" action={action}>
				<TextField
					label="Email"
					mark
					type="email"
					name="email"
					autoComplete="email"
					maxLength={254}
					value={email}
					onChange={(event) => setEmail(event.target.value)}
				/>
				<div className="mt-6 flex flex-col sm:flex-row sm:justify-end">
					<Button type="submit" busy={fetcher.state !== "idle"} disabled={email.trim() === ""}>
						Send edit link
					</Button>
				</div>
			</fetcher.Form>
		</Dialog>
	);
}
