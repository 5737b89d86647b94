// The map that moves. Its code is fetched when a visitor opens it, and only in the browser.
import {
	type GeoJSONSource,
	LngLatBounds,
	Map as MapView,
	NavigationControl,
	Popup,
	setWorkerUrl,
} from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import "maplibre-gl/dist/maplibre-gl.css";
import "./live-map.css";
import type { Place } from "#app/features/company/places/geography.ts";
import { countyLines } from "../../county-lines.ts";
import { acresText, containmentText, fireName } from "../../fire-texts.ts";
import type { MapTiles } from "../../map-tiles.ts";
import { type MapSources, mapStyle } from "./map-style.ts";
import { openTiles } from "./tile-source.ts";

/** As /fires.json lists it. */
export type MappedFire = {
	id: string;
	name: string;
	acres: number | null;
	containedPercent: number | null;
	perimeter: [number, number][][];
};
export type LiveMap = { show(place: Place | null): void; close(): void };

type LiveMapParts = {
	container: HTMLElement;
	label: string;
	fires: readonly MappedFire[];
	place: Place | null;
	tiles: MapTiles | null;
	/** The background is away. The fires are still shown. */
	onTilesFailed: () => void;
};

const CALIFORNIA = new LngLatBounds([-124.6, 32.4], [-114, 42.1]);
/** About 70 miles each way. */
const NEARBY_DEGREES = 1;

export async function openLiveMap({
	container,
	label,
	fires,
	place,
	tiles,
	onTilesFailed,
}: LiveMapParts): Promise<LiveMap> {
	setWorkerUrl(workerUrl);
	const background = await tilesOrNothing(tiles, onTilesFailed);
	const map = new MapView({
		container,
		style: mapStyle({ ...background, ...drawnSources(fires, place) }),
		bounds: boundsAround(place),
		maxZoom: 16,
		// North stays up, and one finger still scrolls the page.
		dragRotate: false,
		pitchWithRotate: false,
		touchPitch: false,
		cooperativeGestures: true,
		// The page itself names the sources of borders and perimeters.
		attributionControl: background.tiles ? { compact: false } : false,
		locale: { "Map.Title": label },
		fadeDuration: 0,
	});
	map.touchZoomRotate.disableRotation();
	map.addControl(new NavigationControl({ showCompass: false }));
	describeOnClick(map);
	await new Promise<void>((resolve, reject) => {
		map.once("load", () => resolve());
		map.on("error", ({ error, ...event }) => {
			if ("sourceId" in event && event.sourceId === "tiles") onTilesFailed();
			else reject(error);
		});
	});
	return {
		show(next) {
			map.getSource<GeoJSONSource>("place")?.setData(pointsAt(next));
			map.fitBounds(boundsAround(next), { animate: false });
		},
		close: () => map.remove(),
	};
}

async function tilesOrNothing(tiles: MapTiles | null, onFailed: () => void): Promise<MapSources> {
	if (!tiles) return {};
	try {
		return { tiles: await openTiles(tiles) };
	} catch {
		onFailed();
		return {};
	}
}

function drawnSources(fires: readonly MappedFire[], place: Place | null): MapSources {
	const mapped = fires.filter(({ perimeter }) => perimeter.length > 0);
	return {
		counties: {
			type: "geojson",
			data: {
				type: "Feature",
				properties: {},
				geometry: { type: "MultiLineString", coordinates: countyLines().map((line) => line.map(copy)) },
			},
		},
		fires: {
			type: "geojson",
			data: {
				type: "FeatureCollection",
				features: mapped.map((fire) => ({
					type: "Feature",
					properties: wordsFor(fire),
					geometry: { type: "MultiPolygon", coordinates: fire.perimeter.map((ring) => [closed(ring)]) },
				})),
			},
		},
		"fire-dots": {
			type: "geojson",
			data: {
				type: "FeatureCollection",
				features: mapped.map((fire) => ({
					type: "Feature",
					properties: wordsFor(fire),
					geometry: { type: "Point", coordinates: middleOf(fire.perimeter) },
				})),
			},
		},
		place: { type: "geojson", data: pointsAt(place) },
	};
}

function wordsFor(fire: MappedFire) {
	return {
		title: fireName(fire),
		facts: `${acresText(fire.acres)} · ${containmentText(fire.containedPercent)}`,
	};
}

function describeOnClick(map: MapView): void {
	const popup = new Popup({ closeButton: false, maxWidth: "16rem" });
	for (const layer of ["fires", "fire-dots", "fire-names"]) {
		map.on("click", layer, ({ lngLat, features }) => {
			const { title, facts } = features?.[0]?.properties ?? {};
			popup.setLngLat(lngLat).setText(`${title}: ${facts}`).addTo(map);
		});
		map.on("mouseenter", layer, () => {
			map.getCanvas().style.cursor = "pointer";
		});
		map.on("mouseleave", layer, () => {
			map.getCanvas().style.cursor = "";
		});
	}
}

function boundsAround(place: Place | null): LngLatBounds {
	if (!place) return CALIFORNIA;
	const { latitude, longitude } = place;
	const wide = NEARBY_DEGREES / Math.cos((latitude * Math.PI) / 180);
	return new LngLatBounds(
		[longitude - wide, latitude - NEARBY_DEGREES * 0.8],
		[longitude + wide, latitude + NEARBY_DEGREES * 0.8],
	);
}

function pointsAt(place: Place | null): Parameters<GeoJSONSource["setData"]>[0] {
	if (!place) return { type: "FeatureCollection", features: [] };
	const coordinates = [place.longitude, place.latitude];
	return {
		type: "FeatureCollection",
		features: [{ type: "Feature", properties: {}, geometry: { type: "Point", coordinates } }],
	};
}

function middleOf(perimeter: [number, number][][]): [number, number] {
	const bounds = new LngLatBounds();
	for (const point of perimeter.flat()) bounds.extend(point);
	return [bounds.getCenter().lng, bounds.getCenter().lat];
}

function closed(ring: [number, number][]): [number, number][] {
	const [first] = ring;
	return first ? [...ring, first] : ring;
}

function copy([longitude, latitude]: readonly [number, number]): [number, number] {
	return [longitude, latitude];
}
