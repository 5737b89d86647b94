import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

export default defineConfig({
	plugins: [tailwindcss(), reactRouter(), loadServerBeforePrerendering()],
	build: { target: "es2022", assetsInlineLimit: 0 },
	// One server bundle: the HTTP process and the pages share platform singletons (pool, jobs, cache).
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						// Small files compress badly, and starting a request takes a slow phone a while. Without groups home is 31
						// files and 9 kB larger.
						codeSplitting: {
							groups: [
								{
									name: "react",
									test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
									priority: 2,
								},
								{
									name: (id, modules) => (isInShell(id, modules) ? "shell" : null),
									debugName: "shell",
									priority: 1,
								},
								// Not in a larger group: a page that needs one color would load the artwork.
								{ name: "palette", test: /\/app\/ui\/tokens\.ts$/ },
								{
									name: "forms",
									test: /\/app\/ui\/(forms\/|page\/(notice|page-heading)\.)/,
									minShareCount: 9,
								},
								{ name: "page", test: /\/app\/ui\/(page\/(band|text-link)\.|artwork\/)/, minShareCount: 17 },
								// Whatever can put something into the cart.
								{
									name: "cart",
									test: /\/shop\/(cart\/(cart-rules|share-link)|ui\/cart\/cart-actions|orders\/checkout-answer)\.|\/ordered-line\./,
								},
								// Its own, because home loads it without the others.
								{ name: "your-address", test: /\/your-address\.tsx$/, priority: 1 },
								{ name: "offer", test: /\/(request-button|closing-call)\.tsx$/ },
								{
									name: "marketplace",
									test: /\/marketplace\/(listing\/|messages\.|lost-answers\.|kind-of\.)/,
									minShareCount: 6,
								},
							],
						},
					},
				},
			},
		},
		ssr: {
			build: {
				rolldownOptions: {
					input: "./server/app.ts",
					// Code that reads files relative to its own place needs one file in one place.
					output: { codeSplitting: false },
				},
			},
			// Packages of very many files: read one by one they cost a second at start and 200 MB of memory.
			resolve: { noExternal: ["drizzle-orm", "lucide", "@base-ui/react"] },
		},
	},
});

/** The router gives each prerendered page ten seconds, and reading the server's packages from a cold disk takes longer. */
function loadServerBeforePrerendering(): Plugin {
	return {
		name: "load-server-before-prerendering",
		async configurePreviewServer() {
			await import(new URL("build/server/index.js", import.meta.url).href);
		},
	};
}

/** Every page loads these. */
const SHELL = [
	"/app/root.tsx",
	"/app/features/company/pages/page-meta.ts",
	"/app/ui/numerals.ts",
	"/app/ui/money.ts",
];
const inShell = new Set<string>();

/** Whether it is part of the shell or one of our modules that the shell imports, directly or not. */
function isInShell(id: string, modules: ModuleGraph): boolean {
	if (SHELL.some((file) => id.endsWith(file))) addImports(id, modules);
	return inShell.has(id);
}

function addImports(id: string, modules: ModuleGraph): void {
	if (inShell.has(id) || id.includes("/node_modules/")) return;
	inShell.add(id);
	for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) addImports(imported, modules);
}
