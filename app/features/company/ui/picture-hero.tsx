import type { ReactNode } from "react";
import { Picture, type PictureFile } from "#app/ui/pictures/picture.tsx";
import "./picture-hero.css";

type PictureHeroProps = {
	picture: PictureFile;
	/** A drawing with the picture's own proportions, such as the rings, laid over it. */
	overlay?: string;
	size?: "home" | "page";
	/** Where the picture is on wide screens: behind the text, faded out toward it, or beside it. */
	side?: "behind" | "fade" | "right" | "left";
	tone?: "ink" | "bone";
	/** Below the picture, on the dark. */
	footer?: ReactNode;
	children: ReactNode;
};

const sizes = {
	behind: "100vw",
	fade: "(min-width: 64rem) 62vw, 100vw",
	right: "(min-width: 64rem) 50vw, 100vw",
	left: "(min-width: 64rem) 50vw, 100vw",
};

/** A headline with a wide picture. On phones the picture is below the text. */
export function PictureHero({
	picture,
	overlay,
	size = "page",
	side = "behind",
	tone = "ink",
	footer,
	children,
}: PictureHeroProps) {
	return (
		<section
			className="picture-hero"
			data-size={size}
			data-side={side}
			data-tone={tone === "ink" ? "ink" : undefined}
			data-no-call-button={size === "home" ? "" : undefined}
		>
			<div className="wrap picture-hero-text">
				<div>{children}</div>
			</div>
			<div className="picture-hero-view">
				<Picture picture={picture} sizes={sizes[side]} isFirst className="picture-hero-image" />
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

/** The opening of a service page. */
export function ServiceOpening({
	title,
	lead,
	children,
	...hero
}: Pick<PictureHeroProps, "picture" | "side" | "tone" | "children"> & { title: string; lead: string }) {
	return (
		<PictureHero {...hero}>
			<h1 className="picture-hero-title">{title}</h1>
			<p className="picture-hero-lead">{lead}</p>
			<div className="mt-6 flex flex-wrap gap-3">{children}</div>
		</PictureHero>
	);
}
