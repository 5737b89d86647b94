// Loaded on the first click on a consultation link.
import { useState } from "react";
import { useLocation } from "react-router";
import { CloseButton } from "#app/ui/overlays/close-button.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import type { Receipt } from "../consultation.ts";
import { ConsultForm } from "./consult-form.tsx";
import type { ConsultDialogRequest } from "./consult-link.tsx";
import { ReceiptText } from "./consult-receipt.tsx";
import "./sent-panel.css";

type ConsultDialogProps = { request: ConsultDialogRequest; open: boolean; onClose: () => void };

export function ConsultDialog({ request, open, onClose }: ConsultDialogProps) {
	const { pathname } = useLocation();
	const [sent, setSent] = useState<{ receipt: Receipt; on: string } | null>(null);
	return (
		<>
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
					onSent={(receipt) => {
						setSent({ receipt, on: pathname });
						onClose();
					}}
				/>
			</Dialog>
			<div role="status">
				{sent?.on === pathname && !open && <SentPanel receipt={sent.receipt} close={() => setSent(null)} />}
			</div>
		</>
	);
}

/** Beside the page, which can be used at once. It stays until it is closed or the visitor moves on. */
function SentPanel({ receipt, close }: { receipt: Receipt; close: () => void }) {
	return (
		<section aria-label="Your request" className="sent-panel" data-print="hide">
			<CloseButton onClick={close} />
			<ReceiptText {...receipt} />
		</section>
	);
}
