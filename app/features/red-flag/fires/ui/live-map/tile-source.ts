// The tiles of the background. They are fetched here in the page and not in MapLibre's worker, whose policy allows it to
// load nothing.
import { addProtocol, type RasterSourceSpecification, type VectorSourceSpecification } from "maplibre-gl";
import { PMTiles, TileType } from "pmtiles";
import { type MapTiles, tileAddress } from "../../map-tiles.ts";

type TileSource = RasterSourceSpecification | VectorSourceSpecification;
type LoadTile = (z: number, x: number, y: number, signal: AbortSignal) => Promise<ArrayBuffer>;

const PROTOCOL = "tile";
const MAX_ZOOM = 14;
/** A missing tile, such as the sea: as vectors it is an empty message. */
const NOTHING = new ArrayBuffer(0);

export async function openTiles(tiles: MapTiles): Promise<TileSource> {
	const source = tiles.kind === "file" ? await openFile(tiles.address) : openService(tiles);
	addProtocol(PROTOCOL, async ({ url }, { signal }) => {
		const [z = 0, x = 0, y = 0] = url.slice(`${PROTOCOL}://`.length).split("/").map(Number);
		return { data: await source.load(z, x, y, signal) };
	});
	const { type, maxzoom, attribution } = source;
	const shared = { tiles: [`${PROTOCOL}://{z}/{x}/{y}`], maxzoom, attribution };
	return type === "vector" ? { type, ...shared } : { type, tileSize: 256, ...shared };
}

type Opened = { type: "raster" | "vector"; maxzoom: number; attribution: string; load: LoadTile };

async function openFile(address: string): Promise<Opened> {
	const file = new PMTiles(address);
	const [{ tileType, maxZoom }, metadata] = await Promise.all([file.getHeader(), file.getMetadata()]);
	return {
		type: tileType === TileType.Mvt || tileType === TileType.Mlt ? "vector" : "raster",
		maxzoom: maxZoom,
		attribution: plainText((metadata as { attribution?: unknown } | null)?.attribution) || hostOf(address),
		load: async (z, x, y, signal) => (await file.getZxy(z, x, y, signal))?.data ?? NOTHING,
	};
}

function openService({ kind, address }: MapTiles): Opened {
	return {
		type: kind === "vectors" ? "vector" : "raster",
		maxzoom: MAX_ZOOM,
		attribution: hostOf(address),
		async load(z, x, y, signal) {
			const answer = await fetch(tileAddress(address, z, x, y), { signal });
			if (answer.status === 204 || answer.status === 404) return NOTHING;
			if (!answer.ok) throw new Error(`${hostOf(address)} answered ${answer.status}`);
			return answer.arrayBuffer();
		},
	};
}

/** Makers of tiles write their credit as HTML. Only its words are shown. */
function plainText(html: unknown): string {
	if (typeof html !== "string") return "";
	const words = new DOMParser().parseFromString(html, "text/html").body.textContent ?? "";
	return words.replaceAll(/[<>&]/g, "").slice(0, 200);
}

function hostOf(address: string): string {
	return `Map: ${new URL(address.replaceAll(/[{}]/g, "")).host}`;
}
