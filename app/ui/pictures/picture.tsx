// Use this for every picture: AVIF and WebP in several widths, a JPEG for everything else, and a placeholder in the
// picture's main color until it loads.

export type PictureFile = {
	/** The files are PATH-WIDTH.avif, PATH-WIDTH.webp and PATH.jpg. */
	path: string;
	alt: string;
	width: number;
	height: number;
	color: string;
	widths: readonly number[];
};

type PictureProps = {
	picture: PictureFile;
	/** How wide it is shown, as in the `sizes` attribute: "(min-width: 64rem) 50vw, 100vw". */
	sizes: string;
	/** Replaces the picture's own text. Empty where the text beside it says the same. */
	alt?: string;
	/** For the picture of the first screen: fetched at once. All others wait until they come near the screen. */
	isFirst?: boolean;
	className?: string;
};

export function Picture({ picture, sizes, alt = picture.alt, isFirst = false, className }: PictureProps) {
	return (
		<picture className="contents">
			{(["avif", "webp"] as const).map((format) => (
				<source key={format} type={`image/${format}`} srcSet={srcSet(picture, format)} sizes={sizes} />
			))}
			<img
				src={`${picture.path}.jpg`}
				alt={alt}
				width={picture.width}
				height={picture.height}
				loading={isFirst ? "eager" : "lazy"}
				fetchPriority={isFirst ? "high" : "auto"}
				decoding="async"
				className={className}
				style={{ backgroundColor: picture.color }}
			/>
		</picture>
	);
}

export function srcSet({ path, widths }: PictureFile, format: "avif" | "webp"): string {
	return widths.map((width) => `${path}-${width}.${format} ${width}w`).join(", ");
}
