import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		// Faults are provoked on purpose: their log lines would bury a real one.
		env: { LOG_LEVEL: "silent" },
		// Most of them wait for a process or a service, so two cores hold more than one.
		maxWorkers: 2,
		projects: [
			{
				extends: true,
				test: {
					name: "unit",
					include: ["{app,server,db,tests}/**/*.test.ts", "{app,server}/**/*.test.tsx"],
					exclude: ["**/*.integration.test.ts", "tests/fleet/**"],
					environment: "node",
				},
			},
			{
				extends: true,
				test: {
					name: "integration",
					include: ["{app,server,db,tests}/**/*.integration.test.ts"],
					globalSetup: ["tests/support/integration-setup.ts"],
					environment: "node",
					testTimeout: 30_000,
					hookTimeout: 60_000,
				},
			},
			{
				extends: true,
				// `npm run test:fleet`.
				test: { name: "fleet", include: ["tests/fleet/*.test.ts"], environment: "node", testTimeout: 60_000 },
			},
		],
	},
});
