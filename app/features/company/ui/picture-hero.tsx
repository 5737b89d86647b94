import type { ReactNode } from "react";
import { Picture, type PictureFile } from "#app/ui/picture.tsx";
import "./picture-hero.css";

type PictureHeroProps = {
	picture: PictureFile;
	/** A drawing with the picture's own proportions, such as the rings, laid over it. */
	overlay?: string;
	size?: "home" | "page";
	/** Below the picture, on the dark. */
	footer?: ReactNode;
	children: ReactNode;
};

/** A picture across the whole screen with text on its darkened left. On phones it stands below the text. */
export function PictureHero({ picture, overlay, size = "page", footer, children }: PictureHeroProps) {
	return (
		<section className="picture-hero" data-size={size} data-tone="ink" data-no-call-button="">
			<div className="wrap picture-hero-text">{children}</div>
			<div className="picture-hero-view">
				<Picture picture={picture} sizes="100vw" isFirst className="picture-hero-image" />
				{overlay && (
					<img
						src={overlay}
						alt=""
						width={picture.width}
						height={picture.height}
						className="picture-hero-image"
					/>
				)}
			</div>
			{footer && <div className="picture-hero-footer">{footer}</div>}
		</section>
	);
}
