// A video card that opens a dialog. Closing the dialog removes the player and ends the video.
import { Play } from "lucide";
import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { LazyDialog } from "#app/ui/overlays/lazy-overlays.ts";
import { isPlainClick } from "#app/ui/plain-click.ts";
import type { Film } from "../../pages/videos.ts";
import { FilmStill, PlayingFilm } from "./film-player.tsx";

export function FilmCard({ film }: { film: Film }) {
	const [open, setOpen] = useState(false);
	const address = film.address || film.files.mp4;
	return (
		<>
			<a
				href={address}
				className="group grid grid-cols-1 content-start gap-5 border-t-2 border-ink pt-5"
				onPointerEnter={LazyDialog.preload}
				onFocus={LazyDialog.preload}
				onClick={async (event) => {
					if (!isPlainClick(event)) return;
					event.preventDefault();
					if (await LazyDialog.arrives()) setOpen(true);
					else window.location.assign(address);
				}}
			>
				<span className="relative block aspect-video overflow-clip rounded-md bg-night">
					<FilmStill film={film} />
					<span className="absolute bottom-4 left-4 grid size-14 place-items-center rounded-full bg-ember text-white transition-transform group-hover:scale-105">
						<Icon of={Play} className="size-6 translate-x-px fill-current" />
					</span>
				</span>
				<span>
					<span className="text-sm text-stone">Video, {film.length}</span>
					<span className="condensed text-subheading mt-1 block group-hover:underline">{film.title}</span>
					<span className="mt-2 block text-slate">{film.description}</span>
				</span>
			</a>
			<LazyDialog open={open} onOpenChange={setOpen} title={film.title} width="60rem">
				{open && <PlayingFilm film={film} />}
			</LazyDialog>
		</>
	);
}
