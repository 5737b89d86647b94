// A public feed over real HTTP, and the messages it can send.
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

type Reply = { status?: number; headers?: Record<string, string>; body?: string } | "silence";

export class FakeFeed {
	/** What the feed says; change it at any time. */
	reply: Reply = { body: collection([]) };
	readonly requests: IncomingMessage["headers"][] = [];
	#server = createServer((request, response) => {
		this.requests.push(request.headers);
		if (this.reply === "silence") return;
		const { status = 200, headers = {}, body = "" } = this.reply;
		const etag = headers.ETag;
		if (status === 200 && etag && request.headers["if-none-match"] === etag) response.writeHead(304).end();
		else response.writeHead(status, { "Content-Type": "application/geo+json", ...headers }).end(body);
	});

	async start(): Promise<string> {
		await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
		return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/feed?area=CA`;
	}

	stop(): void {
		this.#server.closeAllConnections();
		this.#server.close();
	}
}

export function collection(features: object[]): string {
	return JSON.stringify({ type: "FeatureCollection", features });
}

let messages = 0;

/** An alert as the National Weather Service sends it, for Los Angeles County unless told otherwise. */
export function alert(properties: Record<string, unknown> = {}) {
	messages++;
	const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
	return {
		id: `https://api.weather.gov/alerts/urn:oid:2.49.0.1.840.0.${messages}`,
		type: "Feature",
		geometry: null,
		properties: {
			id: `urn:oid:2.49.0.1.840.0.${messages}`,
			areaDesc: "Santa Monica Mountains; Los Angeles County Mountains",
			geocode: { SAME: ["006037"], UGC: ["CAZ368", "CAZ379"] },
			references: [],
			sent: inHours(-1),
			effective: inHours(-1),
			onset: inHours(-1),
			expires: inHours(8),
			ends: inHours(10),
			status: "Actual",
			messageType: "Alert",
			severity: "Severe",
			event: "Red Flag Warning",
			senderName: "NWS Los Angeles/Oxnard CA",
			headline: "Red Flag Warning issued by NWS Los Angeles/Oxnard CA",
			description: "Gusty winds and low humidity.",
			instruction: null,
			parameters: { AWIPSidentifier: ["RFWLOX"] },
			...properties,
		},
	};
}

/** A square perimeter of about a mile around a point. */
export function perimeter(
	name: string,
	[longitude, latitude]: [number, number],
	properties: Record<string, unknown> = {},
) {
	const [w, e, s, n] = [longitude - 0.01, longitude + 0.01, latitude - 0.01, latitude + 0.01];
	return {
		type: "Feature",
		geometry: {
			type: "Polygon",
			coordinates: [
				[
					[w, s],
					[e, s],
					[e, n],
					[w, n],
					[w, s],
				],
			],
		},
		properties: {
			poly_IncidentName: name,
			poly_GISAcres: 1234.5,
			attr_PercentContained: 45,
			attr_POOCounty: "Los Angeles",
			attr_ModifiedOnDateTime_dt: Date.now() - 600_000,
			attr_IrwinID: `{${name}}`,
			...properties,
		},
	};
}
