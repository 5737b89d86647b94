import type { ReactNode } from "react";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { aerial, hero } from "../pictures/home.json";

// Of the wide picture, a square around the house, where the labels are large enough to read.
const closeView = "absolute inset-0 size-full object-cover object-[82%_50%]";
const views = {
	/** By day, from above, nothing running. */
	quiet: { picture: aerial, sizes: "(min-width: 64rem) 36rem, 100vw" },
	/** At dusk, two cannons at work. The wide picture shows only its square. */
	defended: { picture: hero, sizes: "(min-width: 64rem) 63rem, 100vw" },
};

/** The hillside house with lines on the ground 5, 30 and 100 ft from its walls. */
export function RingPicture({
	children,
	view = "quiet",
	className,
}: {
	children: ReactNode;
	view?: keyof typeof views;
	className?: string;
}) {
	const { picture, sizes } = views[view];
	return (
		<figure className={className}>
			<div className="relative aspect-square overflow-clip rounded-md">
				<Picture
					picture={picture}
					alt="Hillside house with lines on the ground 5, 30 and 100 ft from its walls"
					sizes={sizes}
					className={closeView}
				/>
				<img
					src={`${picture.path}-rings.svg`}
					alt=""
					width={picture.width}
					height={picture.height}
					loading="lazy"
					className={closeView}
				/>
			</div>
			<figcaption className="mt-3 text-slate">{children}</figcaption>
		</figure>
	);
}
