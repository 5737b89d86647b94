import { Picture, type PictureFile } from "#app/ui/pictures/picture.tsx";

/** A finding as the report shows it: a picture, a marked spot and one sentence. */
export function AnnotatedPhoto({
	number,
	title,
	caption,
	picture,
	spot: [left, top],
}: {
	number: number;
	title: string;
	caption: string;
	picture: PictureFile;
	/** Position of the mark in percent of the picture. */
	spot: readonly [left: number, top: number];
}) {
	return (
		<figure className="break-inside-avoid">
			<div className="relative overflow-clip rounded-md">
				<Picture
					picture={picture}
					sizes="(min-width: 80rem) 24rem, (min-width: 48rem) 31vw, (min-width: 40rem) 46vw, 100vw"
					className="aspect-4/3 w-full object-cover"
				/>
				<span
					className="condensed figures absolute grid size-9 -translate-1/2 place-items-center rounded-full bg-error text-lg text-white ring-4 ring-white/70"
					style={{ left: `${left}%`, top: `${top}%` }}
					aria-hidden="true"
				>
					{number}
				</span>
			</div>
			<figcaption className="mt-3 text-slate">
				<strong className="font-semibold text-ink">
					{number}. {title}.
				</strong>{" "}
				{caption}
			</figcaption>
		</figure>
	);
}
