import type { ReactNode } from "react";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { hero } from "../pictures/home.ts";

// A square around the house, where the labels are large enough to read.
const closeView = "absolute inset-0 size-full object-cover object-[82%_50%]";

/** The hillside house with lines on the ground 5, 30 and 100 ft from its walls. */
export function RingPicture({ children, className }: { children: ReactNode; className?: string }) {
	return (
		<figure className={className}>
			<div className="relative aspect-square overflow-clip rounded-md">
				<Picture
					picture={hero}
					alt="Hillside house with lines on the ground 5, 30 and 100 ft from its walls"
					sizes="(min-width: 64rem) 63rem, 100vw"
					className={closeView}
				/>
				<img
					src={`${hero.path}-rings.svg`}
					alt=""
					width={hero.width}
					height={hero.height}
					loading="lazy"
					className={closeView}
				/>
			</div>
			<figcaption className="mt-3 text-slate">{children}</figcaption>
		</figure>
	);
}
