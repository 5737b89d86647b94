// `npm run check`: types, lint, import rules and unused code, side by side.
import { checks, runCheck } from "./support/checks.ts";

const results = await Promise.all(Object.entries(checks).map(([title, script]) => runCheck(title, script)));
process.exit(results.every(Boolean) ? 0 : 1);
