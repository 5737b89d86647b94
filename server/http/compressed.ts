// Pages that are not kept in memory are compressed as they leave, lightly: bad reception is slower than any processor.
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const SMALL = 1_000;
const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

export async function compressed(request: Request, response: Response): Promise<Response> {
	const type = response.headers.get("Content-Type") ?? "";
	if (
		!response.body ||
		response.headers.has("Content-Encoding") ||
		!/^(text\/|application\/(json|xml|atom))/.test(type)
	)
		return response;
	const accepted = request.headers.get("Accept-Encoding") ?? "";
	const encoding = accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : null;
	const body = Buffer.from(await response.arrayBuffer());
	const headers = new Headers(response.headers);
	headers.append("Vary", "Accept-Encoding");
	if (!encoding || body.length < SMALL)
		return new Response(body, { status: response.status, statusText: response.statusText, headers });
	const small =
		encoding === "br"
			? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
			: await gunzippable(body, { level: 5 });
	headers.set("Content-Encoding", encoding);
	headers.set("Content-Length", String(small.length));
	return new Response(small, { status: response.status, statusText: response.statusText, headers });
}
