// A video that loads only when played, with or without JavaScript.
import { Play } from "lucide";
import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { type Film, playerAddress } from "../../pages/videos.ts";

export function FilmPlayer({ film }: { film: Film }) {
	const [playing, setPlaying] = useState(false);
	if (!playerAddress(film.address)) return <OwnFilm film={film} />;
	if (playing) return <PlayingFilm film={film} />;
	return (
		<a
			href={film.address}
			className="group relative block aspect-video overflow-clip rounded-md bg-night text-white"
			data-tone="ink"
			onClick={(event) => {
				if (!isPlainClick(event)) return;
				event.preventDefault();
				setPlaying(true);
			}}
		>
			<FilmStill film={film} />
			<span className="absolute inset-x-0 bottom-0 flex items-center gap-4 bg-night/80 p-4 sm:p-5">
				<span className="grid size-12 flex-none place-items-center rounded-full bg-ember transition-transform group-hover:scale-105">
					<Icon of={Play} className="size-5 translate-x-px fill-current" />
				</span>
				<span>
					<span className="block font-semibold">Play: {film.title}</span>
					<span className="figures text-sm text-ash">{film.length}, with captions</span>
				</span>
			</span>
		</a>
	);
}

/** Starts right away, because the visitor clicked. */
export function PlayingFilm({ film }: { film: Film }) {
	const player = playerAddress(film.address);
	if (!player) return <OwnFilm film={film} playing />;
	return (
		<iframe
			src={player}
			title={film.title}
			className="aspect-video w-full rounded-md border-0 bg-night"
			allow="autoplay; fullscreen; picture-in-picture"
			allowFullScreen
		/>
	);
}

/** The browser's own player works before any of our code has loaded. */
function OwnFilm({ film, playing = false }: { film: Film; playing?: boolean }) {
	return (
		<video
			className="aspect-video w-full rounded-md bg-night"
			// Chromium paints a gray box over anything behind the player, so the still has to be its own.
			poster={film.files.poster}
			preload="none"
			controls
			autoPlay={playing}
			muted={playing}
			playsInline
			// Chromium's own click does nothing as long as nothing is loaded.
			onClick={({ currentTarget: video }) => {
				if (video.readyState === HTMLMediaElement.HAVE_NOTHING && video.paused) void video.play();
			}}
			aria-label={`${film.title} (${film.length}, with captions)`}
		>
			<source src={film.files.webm} type="video/webm" />
			<source src={film.files.mp4} type="video/mp4" />
			<track kind="captions" src={film.files.captions} srcLang="en" label="English" default />
		</video>
	);
}

/** Fills the nearest positioned box. */
export function FilmStill({ film }: { film: Film }) {
	return (
		<img
			src={film.files.poster}
			alt=""
			width={960}
			height={540}
			loading="lazy"
			className="absolute inset-0 size-full object-cover"
		/>
	);
}
