// Map tiles over real HTTP: a service with an address for each tile, and one PMTiles file.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

export class FakeTiles {
	isAway = false;
	readonly requests: string[] = [];
	#tile: Buffer = Buffer.alloc(0);
	#file: Buffer = Buffer.alloc(0);
	#server = createServer((request, response) => {
		this.requests.push(request.url ?? "");
		response.setHeader("Access-Control-Allow-Origin", "*");
		response.setHeader("Access-Control-Allow-Headers", "*");
		if (this.isAway) return void response.writeHead(503).end();
		const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
		if (from !== undefined) response.writeHead(206).end(this.#file.subarray(Number(from), Number(to) + 1));
		else response.writeHead(200, { "Content-Type": "image/png" }).end(this.#tile);
	});

	async start(): Promise<{ service: string; file: string }> {
		const paint = { create: { width: 256, height: 256, channels: 3, background: "#9fc2d1" } } as const;
		this.#tile = await sharp(paint).png().toBuffer();
		this.#file = pmtilesOf(this.#tile);
		await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
		const origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
		return { service: `${origin}/{z}/{x}/{y}.png`, file: `${origin}/california.pmtiles` };
	}

	stop(): void {
		this.#server.closeAllConnections();
		this.#server.close();
	}
}

const HEADER_BYTES = 127;
/** Of the zoom levels 0, 1 and 2. */
const TILE_COUNT = 1 + 4 + 16;

/** A PMTiles file (version 3) in which every tile is the same picture. */
function pmtilesOf(tile: Buffer): Buffer {
	const metadata = Buffer.from(JSON.stringify({ attribution: "<a href='#'>Fake &lt;Tiles&gt;</a>" }));
	// One entry: first tile 0, used for all tiles, its length, and its offset plus one.
	const directory = Buffer.from([1, 0, TILE_COUNT, ...varint(tile.length), 1]);
	const header = Buffer.alloc(HEADER_BYTES);
	header.write("PMTiles\x03", "latin1");
	const metadataAt = HEADER_BYTES + directory.length;
	const tileAt = metadataAt + metadata.length;
	const numbers = [
		HEADER_BYTES,
		directory.length,
		metadataAt,
		metadata.length,
		tileAt,
		0,
		tileAt,
		tile.length,
	];
	for (const [place, number] of [...numbers, TILE_COUNT, 1, 1].entries())
		header.writeBigUInt64LE(BigInt(number), 8 + place * 8);
	// Clustered, not compressed, PNG, zoom levels 0 to 2.
	header.set([1, 1, 1, 2, 0, 2], 96);
	return Buffer.concat([header, directory, metadata, tile]);
}

function varint(number: number): number[] {
	return number < 128 ? [number] : [(number & 127) | 128, ...varint(number >> 7)];
}
