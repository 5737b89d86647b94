// `npm test`: every check of the product. The last line counts them; above it are the slowest test files and
// what failed.
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./support/browser.ts";
import { checks, runCheck } from "./support/checks.ts";
import { runProgram } from "./support/run-program.ts";
import {
	readPlaywrightReport,
	readVitestReport,
	slowestFiles,
	type TestReport,
} from "./support/test-reports.ts";

const reportFolder = mkdtempSync(join(tmpdir(), "ringline-tests-"));
const total: TestReport = { passed: 0, failed: 0, files: [], failures: [] };

// Built once, because test files that run side by side would each start a build.
const checkResults = await Promise.all(
	Object.entries({ build: "build", ...checks }).map(([title, script]) => runCheck(title, script)),
);
total.passed += checkResults.filter((ok) => ok).length;
total.failed += checkResults.filter((ok) => !ok).length;

const vitestReport = join(reportFolder, "vitest.json");
await runSuite(
	"unit and integration tests",
	[
		"vitest",
		"run",
		"--project=unit",
		"--project=integration",
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${vitestReport}`,
	],
	vitestReport,
	readVitestReport,
);
ensureBrowser();
const playwrightReport = join(reportFolder, "playwright.json");
await runSuite("browser journeys", ["playwright", "test"], playwrightReport, readPlaywrightReport);

console.log("\nSlowest test files");
for (const { file, seconds } of slowestFiles(total.files, 10))
	console.log(`${seconds.toFixed(0).padStart(6)} s  ${file}`);
for (const { title, reason } of total.failures) console.log(`\nFAILED ${title}\n${reason}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function runSuite(
	title: string,
	[program = "", ...args]: string[],
	reportFile: string,
	readReport: (json: string) => TestReport,
): Promise<void> {
	const { ok } = await runProgram(program, args, { show: true, env: { E2E_REPORT: reportFile } });
	const report = existsSync(reportFile)
		? readReport(readFileSync(reportFile, "utf8"))
		: { passed: 0, failed: 0, files: [], failures: [] };
	// A runner that fails without a failing test (a crash, no test found) is a failure too.
	if (!ok && report.failed === 0) report.failed = 1;
	total.passed += report.passed;
	total.failed += report.failed;
	total.files.push(...report.files);
	total.failures.push(...report.failures);
	console.log(
		`${report.failed === 0 ? "ok  " : "FAIL"} ${title}: ${report.passed} passed, ${report.failed} failed`,
	);
}
