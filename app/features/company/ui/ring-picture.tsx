import type { ReactNode } from "react";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { hero } from "../pictures/home.ts";

// Close to the house, where the labels are large enough to read.
const closeView = "absolute -bottom-[4%] -left-[72%] h-auto w-[200%] max-w-none";

/** The hillside house with lines on the ground 5, 30 and 100 ft from its walls. */
export function RingPicture({ children, className }: { children: ReactNode; className?: string }) {
	return (
		<figure className={className}>
			<div className="relative aspect-4/3 overflow-clip rounded-md">
				<Picture
					picture={hero}
					alt="Hillside house with lines on the ground 5, 30 and 100 ft from its walls"
					sizes="(min-width: 80rem) 75rem, (min-width: 48rem) 92vw, 190vw"
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
