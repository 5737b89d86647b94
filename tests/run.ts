// `npm test`: every check of the product, one after the other, and one line at the end that counts them.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./support/browser.ts";

type Count = { passed: number; failed: number };
type Result = { output: string; ok: boolean };

const reports = mkdtempSync(join(tmpdir(), "ringline-tests-"));
const total: Count = { passed: 0, failed: 0 };

await check("types", "npm", ["run", "--silent", "typecheck"]);
// Once, before files that run side by side would each begin it.
await check("build", "npm", ["run", "--silent", "build"]);
await Promise.all([
	check("format and lint", "npm", ["run", "--silent", "lint"]),
	check("import rules", "npm", ["run", "--silent", "imports"]),
	check("unused files and dependencies", "npm", ["run", "--silent", "unused"]),
]);
await suite(
	"unit and integration tests",
	"vitest",
	["run", "--project=unit", "--project=integration", "--reporter=default", "--reporter=json"],
	"vitest.json",
	(report, file) => [...report, `--outputFile.json=${file}`],
	countVitest,
);
ensureBrowser();
await suite("browser journeys", "playwright", ["test"], "playwright.json", (args) => args, countPlaywright);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function check(title: string, program: string, args: string[]): Promise<void> {
	const { ok, output } = await run(program, args, false);
	if (!ok) console.log(output);
	add(title, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

async function suite(
	title: string,
	program: string,
	args: string[],
	reportName: string,
	withReport: (args: string[], file: string) => string[],
	count: (report: string) => Count,
): Promise<void> {
	const file = join(reports, reportName);
	const { ok } = await run(program, withReport(args, file), true, { E2E_REPORT: file });
	const counted = existsSync(file) ? count(readFileSync(file, "utf8")) : { passed: 0, failed: 0 };
	// A runner that fails without a failing test (a crash, no test found) is a failure too.
	if (!ok && counted.failed === 0) counted.failed = 1;
	add(title, counted);
}

function add(title: string, count: Count): void {
	total.passed += count.passed;
	total.failed += count.failed;
	console.log(
		`${count.failed === 0 ? "ok  " : "FAIL"} ${title}: ${count.passed} passed, ${count.failed} failed`,
	);
}

function run(
	program: string,
	args: string[],
	show: boolean,
	extra: Record<string, string> = {},
): Promise<Result> {
	return new Promise((resolve) => {
		const child = spawn(program, args, {
			env: { ...process.env, ...extra },
			stdio: ["ignore", "pipe", "pipe"],
		});
		let output = "";
		for (const stream of [child.stdout, child.stderr])
			stream.on("data", (chunk) => {
				output += chunk;
				if (show) process.stdout.write(chunk);
			});
		child.on("error", (error) => resolve({ ok: false, output: String(error) }));
		child.on("close", (code) => resolve({ ok: code === 0, output }));
	});
}

function countVitest(report: string): Count {
	const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(report);
	return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
}

function countPlaywright(report: string): Count {
	const { expected, unexpected, flaky } = JSON.parse(report).stats;
	return { passed: expected, failed: unexpected + flaky };
}
