// What Node can do at all: one fixed answer of so many bytes.
import { createServer } from "node:http";

const body = Buffer.alloc(Number(process.argv[2] ?? 11_000), "x");
const server = createServer((_request, response) => {
	response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": body.length });
	response.end(body);
});
server.listen(0, () => {
	const address = server.address();
	console.log(`http://localhost:${typeof address === "object" ? address?.port : 0}`);
});
process.on("SIGTERM", () => process.exit(0));
