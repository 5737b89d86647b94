// The fastest possible Node server: one fixed response with the given headers and number of bytes.
import { createServer } from "node:http";

const [, , bytes, headers] = process.argv;
const body = Buffer.alloc(Number(bytes), "x");
const lines = [...JSON.parse(headers ?? "[]"), "Content-Length", String(body.length)];
const server = createServer((_request, response) => {
	response.writeHead(200, lines);
	response.end(body);
});
server.listen(0, () => {
	const address = server.address();
	console.log(`http://localhost:${typeof address === "object" ? address?.port : 0}`);
});
process.on("SIGTERM", () => process.exit(0));
