// Pictures that open large: a click or Enter shows them in a full-screen dialog. Without JavaScript, and until the
// dialog's code is here, each is a link to its large file.
import { Maximize2 } from "lucide";
import { Children, type ReactNode, useState } from "react";
import { Icon } from "../icon.tsx";
import { lazyDialog } from "../loading/lazy-part.tsx";
import { isPlainClick } from "../plain-click.ts";
import { Carousel } from "./carousel.tsx";
import type { LargePicture } from "./picture-viewer.tsx";

const PictureViewer = lazyDialog(async () => (await import("./picture-viewer.tsx")).PictureViewer);

type ZoomGalleryProps = {
	label: string;
	/** One for each child, in the same order. */
	pictures: readonly LargePicture[];
	/** Small ones below, in the same order. Dots without them. */
	thumbnails?: readonly ReactNode[];
	children: ReactNode;
};

export function ZoomGallery({ label, pictures, thumbnails, children }: ZoomGalleryProps) {
	const [shown, setShown] = useState(0);
	const [open, setOpen] = useState(false);
	return (
		<>
			<Carousel label={label} thumbnails={thumbnails}>
				{Children.toArray(children).map((thumbnail, index) => (
					<a
						// biome-ignore lint/suspicious/noArrayIndexKey: pictures are told apart by their place
						key={index}
						href={pictures[index]?.src}
						className="group relative block"
						aria-label={`View photo ${index + 1} of ${pictures.length} full screen`}
						onPointerEnter={PictureViewer.preload}
						onFocus={PictureViewer.preload}
						onClick={async (event) => {
							if (!isPlainClick(event)) return;
							event.preventDefault();
							const { href } = event.currentTarget;
							if (!(await PictureViewer.arrives())) return window.location.assign(href);
							setShown(index);
							setOpen(true);
						}}
					>
						{thumbnail}
						<span className="absolute top-3 right-3 grid size-11 place-items-center rounded-md bg-white/90 text-ink group-hover:bg-white print:hidden">
							<Icon of={Maximize2} className="size-5" />
						</span>
					</a>
				))}
			</Carousel>
			<PictureViewer
				label={label}
				pictures={pictures}
				shown={shown}
				onShow={setShown}
				open={open}
				onClose={() => setOpen(false)}
			/>
		</>
	);
}
