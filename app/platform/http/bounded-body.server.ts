/** The text of a response, or null when it is longer than `maxBytes`. Stops reading there. */
export async function readBounded(response: Response, maxBytes: number): Promise<string | null> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	for await (const chunk of response.body ?? []) {
		bytes += chunk.byteLength;
		if (bytes > maxBytes) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}
