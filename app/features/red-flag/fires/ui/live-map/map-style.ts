// How the live map looks: the colors of the site, roads and water from the tiles, then borders, perimeters and names.
import type { LayerSpecification, StyleSpecification } from "maplibre-gl";

export type MapSources = StyleSpecification["sources"];

export function mapStyle(sources: MapSources): StyleSpecification {
	return {
		version: 8,
		sources,
		// Names are drawn with the page's own font, so no font is fetched from anywhere.
		layers: [
			{ id: "ground", type: "background", paint: { "background-color": color("white") } },
			...background(sources.tiles?.type),
			{
				id: "counties",
				type: "line",
				source: "counties",
				paint: { "line-color": color("edge"), "line-width": 1 },
			},
			...fireLayers(),
			...placeLayers(),
		],
	};
}

/** Two schemas are common: Protomaps and OpenMapTiles. A layer that the tiles don't have draws nothing. */
function background(type: string | undefined): LayerSpecification[] {
	if (type === "raster")
		return [{ id: "tiles", type: "raster", source: "tiles", paint: { "raster-saturation": -0.6 } }];
	if (type !== "vector") return [];
	const roads = ["roads", "transportation"].map(
		(layer): LayerSpecification => ({
			id: layer,
			type: "line",
			source: "tiles",
			"source-layer": layer,
			paint: {
				"line-color": color("line"),
				"line-width": ["interpolate", ["exponential", 1.6], ["zoom"], 6, 0.5, 12, 1.5, 16, 6],
			},
		}),
	);
	const towns = ["places", "place"].map(
		(layer): LayerSpecification => ({
			id: layer,
			type: "symbol",
			source: "tiles",
			"source-layer": layer,
			layout: { ...nameLayout(12), "text-field": ["coalesce", ["get", "name:en"], ["get", "name"], ""] },
			paint: { "text-color": color("slate"), "text-halo-color": color("white"), "text-halo-width": 1.5 },
		}),
	);
	return [
		{
			id: "water",
			type: "fill",
			source: "tiles",
			"source-layer": "water",
			filter: ["==", ["geometry-type"], "Polygon"],
			paint: { "fill-color": color("water-tint") },
		},
		...roads,
		...towns,
	];
}

function fireLayers(): LayerSpecification[] {
	return [
		{
			id: "fires",
			type: "fill",
			source: "fires",
			paint: { "fill-color": color("ember"), "fill-opacity": 0.35 },
		},
		{
			id: "fire-edges",
			type: "line",
			source: "fires",
			paint: { "line-color": color("ember-deep"), "line-width": 1.5 },
		},
		{
			id: "fire-dots",
			type: "circle",
			source: "fire-dots",
			paint: {
				"circle-color": color("ember-deep"),
				"circle-radius": 5,
				"circle-stroke-color": color("white"),
				"circle-stroke-width": 1.5,
			},
		},
		{
			id: "fire-names",
			type: "symbol",
			source: "fire-dots",
			layout: {
				...nameLayout(14),
				"text-field": ["get", "title"],
				"text-anchor": "left",
				"text-offset": [0.7, 0],
			},
			paint: { "text-color": color("ink"), "text-halo-color": color("white"), "text-halo-width": 2 },
		},
	];
}

function placeLayers(): LayerSpecification[] {
	return [
		{
			id: "place-ring",
			type: "circle",
			source: "place",
			paint: {
				"circle-radius": 14,
				"circle-opacity": 0,
				"circle-stroke-color": color("water"),
				"circle-stroke-width": 2,
			},
		},
		{
			id: "place-dot",
			type: "circle",
			source: "place",
			paint: { "circle-radius": 4, "circle-color": color("water") },
		},
	];
}

function nameLayout(size: number) {
	return { "text-font": ["Barlow", "sans-serif"], "text-size": size };
}

function color(name: string): string {
	return getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();
}
