import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	build: { target: "es2022", assetsInlineLimit: 0 },
	// One server bundle: the HTTP process and the pages share platform singletons (pool, jobs, cache).
	environments: {
		client: {
			build: {
				rollupOptions: {
					output: {
						// Few larger files: they compress better, and bad reception pays for every request.
						advancedChunks: {
							groups: [
								{
									name: "react",
									test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
									priority: 2,
								},
								{
									name: "shell",
									test: /app\/(ui\/[^/]+|features\/(company|leads|shop)\/.*)\.tsx?$|lucide-react/,
									minShareCount: 20,
									priority: 1,
								},
							],
						},
					},
				},
			},
		},
		ssr: {
			build: {
				rollupOptions: {
					input: "./server/app.ts",
					// What the browser loads late stands in the one file here: code that asks where it lies must find its place.
					output: { codeSplitting: false },
				},
			},
			// Packages of very many files: read one by one they cost a second at start and 200 MB of memory.
			resolve: { noExternal: ["drizzle-orm", "lucide-react", "@base-ui/react"] },
		},
	},
});
