// Runs before any TypeScript file: Node 20 cannot load those, and its own error does not say what to do.
// On Linux the right Node comes with the packages, so this matters only on macOS and other systems.
const REQUIRED_MAJOR_VERSION = 24;

if (Number.parseInt(process.versions.node, 10) < REQUIRED_MAJOR_VERSION) {
	console.error(
		`Ringline needs Node.js ${REQUIRED_MAJOR_VERSION}, but this is ${process.version}: install Node.js ${REQUIRED_MAJOR_VERSION} from https://nodejs.org (or run "nvm install ${REQUIRED_MAJOR_VERSION}") and try again.`,
	);
	process.exit(1);
}
