// The import rules of the house. `npm test` runs them.
const server = "\\.server\\.tsx?$";

module.exports = {
	forbidden: [
		{
			name: "no-cycles",
			severity: "error",
			from: {},
			to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
		},
		{
			name: "ui-stands-alone",
			severity: "error",
			from: { path: "^app/ui/" },
			to: { path: "^(app/(?!ui/)|db/|server/)" },
		},
		{
			name: "platform-knows-only-db",
			severity: "error",
			from: { path: "^app/platform/" },
			to: { path: "^(app/(?!platform/|ui/toast-message)|server/)" },
		},
		{
			name: "features-do-not-know-routes",
			severity: "error",
			from: { path: "^app/features/" },
			to: { path: "^(app/routes|server/)" },
		},
		{
			name: "features-do-not-import-each-other",
			severity: "error",
			from: { path: "^app/features/([^/]+)/" },
			to: { path: "^app/features/([^/]+)/", pathNot: "^app/features/(?:$1/|company/[^/]+\\.ts$)" },
		},
		{
			name: "company-imports-no-feature",
			severity: "error",
			from: { path: "^app/features/company/" },
			to: { path: "^app/features/(?!company/)" },
		},
		{
			name: "only-server-files-reach-outside",
			severity: "error",
			from: { path: "^app/(features|ui)/", pathNot: `${server}|\\.test\\.tsx?$` },
			to: { path: "^(app/platform/|db/)" },
		},
		{
			name: "pure-files-stay-pure",
			comment:
				"A feature's plain .ts files are the business itself: neither React nor Node. Hooks live in ui/ folders.",
			severity: "error",
			from: { path: "^app/features/[^/]+/[^/]+\\.ts$", pathNot: `${server}|\\.test\\.ts$` },
			to: { path: "^node_modules/(react|react-dom)/|^node:", dependencyTypesNot: ["type-only"] },
		},
		{
			name: "no-drawers",
			severity: "error",
			from: {},
			to: { path: "^app/.*(utils|helpers|lib|common)(/|\\.tsx?$)" },
		},
		{
			name: "not-to-tests",
			severity: "error",
			from: { path: "^(app|server|db)/", pathNot: "\\.test\\.tsx?$" },
			to: { path: "^tests/|\\.test\\.tsx?$" },
		},
		{
			name: "resolvable",
			severity: "error",
			from: {},
			to: { couldNotResolve: true, pathNot: "^virtual:|^\\./\\+types/|\\+types/" },
		},
	],
	options: {
		doNotFollow: { path: "node_modules" },
		exclude: { path: "\\+types/|\\.css$|\\?url$" },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.json" },
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["import", "node", "default"],
			extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
		},
	},
};
