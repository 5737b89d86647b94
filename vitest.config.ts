import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					include: ["{app,server,db,tests}/**/*.test.ts", "{app,server}/**/*.test.tsx"],
					exclude: ["**/*.integration.test.ts"],
					environment: "node",
				},
			},
			{
				test: {
					name: "integration",
					include: ["{app,server,db,tests}/**/*.integration.test.ts"],
					globalSetup: ["tests/support/integration-setup.ts"],
					environment: "node",
					testTimeout: 30_000,
					hookTimeout: 60_000,
				},
			},
		],
	},
});
