import { createRequestHandler, type ServerBuild } from "react-router";
import { describe, expect, test } from "vitest";
import { createSectionedHandler } from "./sectioned-handler.ts";

const answering = (id: string, path: string | undefined, parentId?: string) => ({
	id,
	parentId,
	path,
	module: {
		loader: ({ params }: { params: object }) => new Response(`${id} ${JSON.stringify(params)}`),
	},
});

const routes = [
	answering("root", ""),
	answering("list", "market", "root"),
	answering("feed", "market/feed.xml", "root"),
	answering("item", "market/:id", "root"),
	answering("wanted", "wanted/:id", "root"),
	{ ...answering("guard", undefined, "root"), module: {} },
	answering("office", "office", "guard"),
	answering("lead", "office/leads/:id", "guard"),
	answering("anything", "*", "root"),
];

const build = {
	routes: Object.fromEntries(routes.map((route) => [route.id, route])),
	entry: { module: { default: () => new Response("a page"), handleError: () => {} } },
	assets: { routes: {}, entry: { module: "", imports: [] }, url: "", version: "" },
	future: {},
	publicPath: "/",
	assetsBuildDirectory: "",
	isSpaMode: false,
	ssr: true,
	basename: "/",
	prerender: [],
	routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

describe("an address is answered as if every route had been tried", () => {
	const sectioned = createSectionedHandler(build, "test");
	const whole = createRequestHandler(build, "test");

	test.each([
		["/market", "list"],
		["/market?q=pump", "list"],
		["/market/", "list"],
		["/MARKET", "list"],
		["/%6Darket", "list"],
		["/market/feed.xml", "feed"],
		["/market/7", "item"],
		["/market/7/more", "anything"],
		["/wanted/7", "wanted"],
		["/wanted", "anything"],
		["/office", "office"],
		["/office/leads/9", "lead"],
		["/office/leads", "anything"],
		["/nowhere", "anything"],
		["//market", "anything"],
	])("%s", async (address, route) => {
		const asked = () => new Request(`http://ringline.test${address}`);
		const expected = await (await whole(asked())).text();
		expect(await (await sectioned(asked())).text()).toBe(expected);
		expect(expected.split(" ")[0]).toBe(route);
	});
});
