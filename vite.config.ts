import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	build: { target: "es2022", assetsInlineLimit: 0 },
	// One server bundle: the HTTP process and the pages share platform singletons (pool, jobs, cache).
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						// Few larger files: they compress better, and bad reception pays for every request.
						codeSplitting: {
							groups: [
								{
									name: "react",
									test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
									priority: 3,
								},
								{
									name: (id, modules) => (isOfTheShell(id, modules) ? "shell" : null),
									debugName: "shell",
									priority: 2,
								},
								{
									name: "pages",
									test: /app\/(ui\/[^/]+|features\/(company|leads|shop)\/.*)\.tsx?$|node_modules\/lucide\//,
									minShareCount: 10,
									priority: 1,
								},
								{ name: "listings", test: /app\/features\/marketplace\//, minShareCount: 4, priority: 1 },
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
					// What the browser loads late stands in the one file here: code that asks where it lies must find its place.
					output: { codeSplitting: false },
				},
			},
			// Packages of very many files: read one by one they cost a second at start and 200 MB of memory.
			resolve: { noExternal: ["drizzle-orm", "lucide", "@base-ui/react"] },
		},
	},
});

const shell = new Set<string>();

/** Whether every page loads it, or nearly: `root.tsx`, what a page says of itself, and whatever these need at once. */
function isOfTheShell(id: string, modules: ModuleGraph): boolean {
	if (/\/app\/(root|ui\/stat|ui\/band|features\/company\/(page-meta|pages))\.tsx?$/.test(id))
		gather(id, modules);
	return shell.has(id);
}

function gather(id: string, modules: ModuleGraph): void {
	// A package's index names all it has; what of it is used finds its file without us.
	if (shell.has(id) || id.includes("/node_modules/")) return;
	shell.add(id);
	for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) gather(imported, modules);
}
