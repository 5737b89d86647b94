import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		// Many tests cause errors on purpose. Their log lines would hide a real one.
		env: { LOG_LEVEL: "silent" },
		// Most tests wait for a process or a service, so three workers fit on two cores.
		maxWorkers: 3,
		projects: [
			{
				extends: true,
				test: {
					name: "unit",
					include: ["{app,server,db,tests,tools}/**/*.test.ts", "{app,server}/**/*.test.tsx"],
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
					// Several times what the slowest test takes on a quiet machine.
					testTimeout: 120_000,
					hookTimeout: 120_000,
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
