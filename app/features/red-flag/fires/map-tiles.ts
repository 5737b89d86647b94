// Where the live map gets its background from: one PMTiles file, or a service with an address for each tile.

export type MapTiles = { kind: "file" | "pictures" | "vectors"; address: string };

export function readTiles(address: string): MapTiles {
	const path = address.replace(/[?#].*$/, "");
	if (/\{z\}/.test(address)) return { kind: /\.(pbf|mvt)$/.test(path) ? "vectors" : "pictures", address };
	return { kind: "file", address };
}

/** The address of one tile. */
export function tileAddress(template: string, z: number, x: number, y: number): string {
	return template.replace("{z}", String(z)).replace("{x}", String(x)).replace("{y}", String(y));
}
