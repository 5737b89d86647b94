import { renderToString } from "react-dom/server";
import {
	createRequestHandler,
	type EntryContext,
	Scripts,
	type ServerBuild,
	ServerRouter,
} from "react-router";
import { expect, test } from "vitest";
import { withDeferredScripts } from "./deferred-scripts.ts";

function Root() {
	return (
		<html lang="en">
			<body>
				<p>import * as route0 from "x";</p>
				<Scripts />
			</body>
		</html>
	);
}

const root = { id: "root", path: "", module: "/assets/root.js", imports: ["/assets/shared.js"] };
const build = {
	routes: { root: { id: "root", path: "", module: { default: Root } } },
	entry: {
		module: {
			default: (request: Request, _status: number, _headers: Headers, context: EntryContext) =>
				new Response(renderToString(<ServerRouter context={context} url={request.url} nonce="n" />)),
		},
	},
	assets: {
		routes: { root },
		entry: { module: "/assets/entry.js", imports: ["/assets/react.js"] },
		url: "/assets/manifest.js",
		version: "1",
	},
	future: {},
	publicPath: "/",
	assetsBuildDirectory: "",
	isSpaMode: false,
	ssr: true,
	basename: "/",
	prerender: [],
	routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

async function documentOfTheRouter(): Promise<string> {
	return (await createRequestHandler(build, "test")(new Request("http://ringline.test/"))).text();
}

test("no file of the router's document is fetched before the page has been painted", async () => {
	const before = await documentOfTheRouter();
	expect(before).toContain('<link rel="modulepreload"');
	const html = withDeferredScripts(before);
	expect(html).not.toContain("<link");
	const files = ["manifest", "entry", "react", "root", "shared"].map((name) => `/assets/${name}.js`);
	for (const file of files) {
		expect(html).toContain(JSON.stringify(file));
		expect(html.indexOf(file)).toBeGreaterThan(html.indexOf("await new Promise"));
	}
	const start = html.slice(html.indexOf("await new Promise"));
	expect(start).not.toMatch(/^;?import [^(]/m);
	expect(start).toContain('await import("/assets/manifest.js")');
	expect(start).toContain('const route0 = await import("/assets/root.js")');
	expect(html).toContain("<p>import * as route0 from &quot;x&quot;;</p>");
});

test("a document that starts in another way is left alone", () => {
	const html = '<body><script type="module">import "/dev-client.js";</script></body>';
	expect(withDeferredScripts(html)).toBe(html);
});
