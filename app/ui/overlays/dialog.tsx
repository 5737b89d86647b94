// Loads Base UI, so import it through lazy-overlays.ts or from a component that is loaded on demand.
import { Dialog as Base } from "@base-ui/react/dialog";
import type { CSSProperties, ReactNode } from "react";
import { CloseButton } from "./close-button.tsx";

export type DialogProps = {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	title: ReactNode;
	description?: ReactNode;
	/** CSS length, 34rem by default. On phones it is a bottom sheet. */
	width?: string;
	/** Gets the focus when the dialog opens, except on touch screens, where it would open the keyboard. */
	firstField?: () => HTMLElement | null;
	children?: ReactNode;
};

export function Dialog({ open, onOpenChange, title, description, width, firstField, children }: DialogProps) {
	return (
		<Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
			<Base.Portal>
				<Base.Backdrop className="overlay-backdrop" />
				<Base.Viewport className="overlay-stage">
					<Base.Popup
						className="overlay-window"
						style={{ "--window-width": width } as CSSProperties}
						initialFocus={firstField && ((by) => (by === "touch" ? true : firstField()))}
					>
						<div className="flex items-start justify-between gap-6">
							<Base.Title className="text-subheading">{title}</Base.Title>
							<Base.Close render={<CloseButton />} />
						</div>
						{description && <Base.Description className="mt-2 text-slate">{description}</Base.Description>}
						<div className="mt-5">{children}</div>
					</Base.Popup>
				</Base.Viewport>
			</Base.Portal>
		</Base.Root>
	);
}
