// Loads Base UI, so import it through lazy-overlays.ts. A click outside does not close it; Escape cancels.
import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

export type AlertDialogProps = {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** The question, such as "Delete this listing?" */
	title: ReactNode;
	/** What will happen. */
	description: ReactNode;
	/** The verb, such as "Delete listing". */
	confirmLabel: string;
	cancelLabel?: string;
	destructive?: boolean;
	busy?: boolean;
	onConfirm: () => void;
	children?: ReactNode;
};

export function AlertDialog(props: AlertDialogProps) {
	const {
		open,
		onOpenChange,
		title,
		description,
		confirmLabel,
		cancelLabel = "Cancel",
		destructive,
		busy,
		onConfirm,
		children,
	} = props;
	return (
		<Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
			<Base.Portal>
				<Base.Backdrop className="overlay-backdrop" />
				<Base.Viewport className="overlay-stage">
					<Base.Popup className="overlay-window">
						<Base.Title className="text-subheading">{title}</Base.Title>
						<Base.Description className="mt-2 text-slate">{description}</Base.Description>
						{children && <div className="mt-4">{children}</div>}
						<div className="mt-7 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
							<Base.Close render={<Button variant="secondary" />}>{cancelLabel}</Base.Close>
							<Button variant={destructive ? "destructive" : "primary"} busy={busy} onClick={onConfirm}>
								{confirmLabel}
							</Button>
						</div>
					</Base.Popup>
				</Base.Viewport>
			</Base.Portal>
		</Base.Root>
	);
}
