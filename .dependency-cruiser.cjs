// The import rules: routes -> features -> { company, leads } -> { ui, platform, db }, never backwards.
// `npm run check` and `npm test` run them.
const serverFile = "\\.server\\.tsx?$";
const testFile = "\\.test\\.tsx?$";

/** Each folder of the marketplace imports those before it, never one after it. Its other files may import all. */
const marketplaceFloors = ["listing", "posting", "editing", "search", "alerts", "messages", "moderation"];
const marketplace = "^app/features/marketplace/";

module.exports = {
	forbidden: [
		{
			name: "no-cycles",
			severity: "error",
			from: {},
			to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
		},
		{
			name: "ui-imports-nothing-of-the-app",
			severity: "error",
			from: { path: "^app/ui/" },
			to: { path: "^(app/(?!ui/)|db/|server/)" },
		},
		{
			name: "platform-imports-only-db",
			comment: "The text of a toast is shared with the component that shows it.",
			severity: "error",
			from: { path: "^app/platform/" },
			to: { path: "^(app/(?!platform/|ui/overlays/toast-message)|server/)" },
		},
		{
			name: "features-do-not-import-routes",
			severity: "error",
			from: { path: "^app/features/" },
			to: { path: "^(app/routes|server/)" },
		},
		{
			name: "features-import-only-base-features",
			comment:
				"company and leads are the base features. Everything else that two features need is put together in a route. A nested feature (marketplace/search) belongs to its first folder.",
			severity: "error",
			from: { path: "^app/features/([^/]+)/" },
			to: { path: "^app/features/", pathNot: "^app/features/(?:$1|company|leads)/" },
		},
		...marketplaceFloors.map((floor, index) => ({
			name: `marketplace-${floor}-imports-only-floors-below`,
			comment: "A page of several floors is put together in its route; what happens above is told by a job.",
			severity: "error",
			from: { path: `${marketplace}${floor}/`, pathNot: testFile },
			to: {
				path: marketplace,
				pathNot: `${marketplace}(${marketplaceFloors.slice(0, index + 1).join("|")})/`,
			},
		})),
		{
			name: "company-imports-no-feature",
			severity: "error",
			from: { path: "^app/features/company/" },
			to: { path: "^app/features/(?!company/)" },
		},
		{
			name: "only-server-files-import-platform-or-db",
			severity: "error",
			from: { path: "^app/(features|ui)/", pathNot: `${serverFile}|${testFile}` },
			to: { path: "^(app/platform/|db/)" },
		},
		{
			name: "pure-files-import-neither-react-nor-node",
			comment: "A feature's plain .ts files are the business rules. Hooks are in ui/ folders.",
			severity: "error",
			from: { path: "^app/features/.+\\.ts$", pathNot: `/ui/|${serverFile}|${testFile}` },
			to: { path: "^node_modules/(react|react-dom)/|^node:", dependencyTypesNot: ["type-only"] },
		},
		{
			name: "no-folders-for-anything",
			comment: "A helper belongs to the concept it helps.",
			severity: "error",
			from: {},
			to: { path: "^app/.*(utils|helpers|lib|common)(/|\\.tsx?$)" },
		},
		{
			name: "no-barrels",
			severity: "error",
			from: {},
			to: { path: "^app/(?:features|ui|platform).*/index\\.tsx?$" },
		},
		{
			name: "production-code-imports-no-tests",
			severity: "error",
			from: { path: "^(app|server|db)/", pathNot: testFile },
			to: { path: `^tests/|${testFile}` },
		},
		{
			name: "imports-resolve",
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
