// Loads Base UI, so import it from a component that is loaded on demand.
import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { CloseButton } from "./close-button.tsx";

type SidePanelProps = {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	title: ReactNode;
	/** Stays visible below the scrolling content, for totals and the action. */
	footer?: ReactNode;
	children?: ReactNode;
};

export function SidePanel({ open, onOpenChange, title, footer, children }: SidePanelProps) {
	return (
		<Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
			<Base.Portal>
				<Base.Backdrop className="overlay-backdrop" />
				<Base.Popup className="overlay-panel">
					<header className="flex items-center justify-between gap-6 border-b border-line px-6 py-5">
						<Base.Title className="text-subheading">{title}</Base.Title>
						<Base.Close render={<CloseButton />} />
					</header>
					<div className="overflow-y-auto overscroll-contain px-6 py-5">{children}</div>
					{footer && (
						<footer className="border-t border-line px-6 py-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
							{footer}
						</footer>
					)}
				</Base.Popup>
			</Base.Portal>
		</Base.Root>
	);
}
