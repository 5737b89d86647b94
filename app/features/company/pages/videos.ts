// Videos on the site. Ours are local files; set `address` to a YouTube or Vimeo page to show that instead.

export type Film = {
	title: string;
	description: string;
	/** Minutes and seconds, as shown on the poster. */
	length: string;
	/** A YouTube or Vimeo URL; empty for our own file. */
	address: string;
	files: { webm: string; mp4: string; poster: string; captions: string };
};

export const demoFilm: Film = {
	title: "How a Ringline system defends a house",
	description:
		"Sensors detect heat, the pump starts and water cannons wet the house as dusk turns to night. Computer-animated, with captions.",
	length: "0:27",
	address: "",
	files: {
		webm: "/film/ringline-demo.webm",
		mp4: "/film/ringline-demo.mp4",
		poster: "/film/ringline-demo.webp",
		captions: "/film/ringline-demo.vtt",
	},
};

/** The URL of the embedded player, or null for an unknown host. */
export function playerAddress(address: string): string | null {
	const url = URL.parse(address);
	if (!url) return null;
	const host = url.hostname.replace(/^(www|m)\./, "");
	if (host === "youtu.be") return youtube(url.pathname.slice(1));
	if (host === "youtube.com" || host === "youtube-nocookie.com")
		return youtube(url.searchParams.get("v") ?? url.pathname.split("/").at(-1) ?? "");
	if (host === "vimeo.com" || host === "player.vimeo.com") return vimeo(url.pathname.split("/").at(-1) ?? "");
	return null;
}

function youtube(id: string): string | null {
	return /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` : null;
}

function vimeo(id: string): string | null {
	return /^\d{5,12}$/.test(id) ? `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` : null;
}
