// A full-screen dialog with large pictures. Arrow keys, buttons and swipes change the picture; a click on it, the
// button or a pinch shows its details.
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from "lucide";
import { type KeyboardEvent, type ReactNode, type TouchEvent, useEffect, useRef, useState } from "react";
import { Icon } from "../icon.tsx";
import "./picture-viewer.css";

export type LargePicture = { src: string; width: number; height: number; alt: string };

type PictureViewerProps = {
	label: string;
	pictures: readonly LargePicture[];
	shown: number;
	onShow: (index: number) => void;
	open: boolean;
	onClose: () => void;
};

export function PictureViewer({ label, pictures, shown, onShow, open, onClose }: PictureViewerProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [isZoomed, setZoomed] = useState(false);
	const swipe = useRef<number | null>(null);
	const picture = pictures[shown];

	useEffect(() => {
		if (open && !dialog.current?.open) dialog.current?.showModal();
	}, [open]);

	function step(by: number) {
		const next = shown + by;
		if (!pictures[next]) return;
		setZoomed(false);
		onShow(next);
	}
	// On the dialog itself, which has the focus until a button in it is reached.
	function onKeyDown({ key }: KeyboardEvent) {
		const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
		// Arrow keys scroll an enlarged picture.
		if (by && !isZoomed) step(by);
	}
	/** Two fingers zoom, and one finger moves an enlarged picture: neither is a swipe. */
	function onTouchStart({ touches }: TouchEvent) {
		const isEnlarged = isZoomed || (window.visualViewport?.scale ?? 1) > 1.01;
		swipe.current = touches.length === 1 && !isEnlarged ? (touches[0]?.clientX ?? null) : null;
	}
	function onTouchEnd({ changedTouches }: TouchEvent) {
		if (swipe.current === null) return;
		const moved = (changedTouches[0]?.clientX ?? 0) - swipe.current;
		if (Math.abs(moved) > 48) step(moved < 0 ? 1 : -1);
	}

	return (
		<dialog
			ref={dialog}
			aria-label={`${label}, full screen`}
			className="picture-viewer"
			onKeyDown={onKeyDown}
			onClose={() => {
				setZoomed(false);
				onClose();
			}}
		>
			{open && picture && (
				<>
					{/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the button does the same for the keyboard */}
					<div
						className="picture-viewer-view"
						data-zoomed={isZoomed || undefined}
						tabIndex={isZoomed ? 0 : undefined}
						onClick={() => setZoomed(!isZoomed)}
						onTouchStart={onTouchStart}
						onTouchEnd={onTouchEnd}
					>
						<img src={picture.src} width={picture.width} height={picture.height} alt={picture.alt} />
					</div>
					<p className="picture-viewer-count figures" aria-live="polite">
						{shown + 1} / {pictures.length}
					</p>
					<div className="picture-viewer-tools">
						<Tool label={isZoomed ? "Fit to screen" : "Enlarge"} onClick={() => setZoomed(!isZoomed)}>
							<Icon of={isZoomed ? ZoomOut : ZoomIn} className="size-6" />
						</Tool>
						<Tool label="Close full screen" onClick={() => dialog.current?.close()}>
							<Icon of={X} className="size-6" />
						</Tool>
					</div>
					{pictures.length > 1 && (
						<>
							<Tool label="Previous photo" side="left" disabled={shown === 0} onClick={() => step(-1)}>
								<Icon of={ChevronLeft} className="size-6" />
							</Tool>
							<Tool
								label="Next photo"
								side="right"
								disabled={shown === pictures.length - 1}
								onClick={() => step(1)}
							>
								<Icon of={ChevronRight} className="size-6" />
							</Tool>
						</>
					)}
				</>
			)}
		</dialog>
	);
}

type ToolProps = {
	label: string;
	side?: "left" | "right";
	disabled?: boolean;
	onClick: () => void;
	children: ReactNode;
};

function Tool({ label, side, ...rest }: ToolProps) {
	return (
		<button type="button" className="picture-viewer-tool" aria-label={label} data-side={side} {...rest} />
	);
}
