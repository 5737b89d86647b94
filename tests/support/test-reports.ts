// Reads the JSON reports of Vitest and Playwright: how many tests passed, what failed, how long each file took.
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export type TestFile = { file: string; seconds: number };
export type TestFailure = { title: string; reason: string };
export type TestReport = { passed: number; failed: number; files: TestFile[]; failures: TestFailure[] };

type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	numFailedTestSuites: number;
	testResults: {
		name: string;
		startTime: number;
		endTime: number;
		message?: string;
		assertionResults?: { fullName: string; failureMessages: string[] | null }[];
	}[];
};
type PlaywrightSuite = {
	file: string;
	specs?: { title: string; tests: { results: { duration: number; error?: { message?: string } }[] }[] }[];
	suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
	stats: { expected: number; unexpected: number; flaky: number };
	config: { rootDir: string };
	suites: PlaywrightSuite[];
};

export function readVitestReport(json: string): TestReport {
	const report: VitestReport = JSON.parse(json);
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests || report.numFailedTestSuites,
		files: report.testResults.map(({ name, startTime, endTime }) => ({
			file: relative(process.cwd(), name),
			seconds: (endTime - startTime) / 1_000,
		})),
		failures: report.testResults.flatMap(({ name, message, assertionResults = [] }) => {
			const failed = assertionResults.flatMap(({ fullName, failureMessages }) =>
				(failureMessages ?? []).map((reason) => failure(fullName, reason)),
			);
			return failed.length === 0 && message ? [failure(relative(process.cwd(), name), message)] : failed;
		}),
	};
}

export function readPlaywrightReport(json: string): TestReport {
	const { stats, config, suites }: PlaywrightReport = JSON.parse(json);
	return {
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky,
		files: suites.map((suite) => ({
			file: relative(process.cwd(), `${config.rootDir}/${suite.file}`),
			seconds: totalDuration(suite) / 1_000,
		})),
		failures: suites.flatMap(failuresOf),
	};
}

export function slowestFiles(files: readonly TestFile[], count: number): TestFile[] {
	return [...files].sort((a, b) => b.seconds - a.seconds).slice(0, count);
}

function totalDuration({ specs = [], suites = [] }: PlaywrightSuite): number {
	const own = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results);
	const nested = suites.map(totalDuration);
	return [...own.map(({ duration }) => duration), ...nested].reduce((sum, one) => sum + one, 0);
}

function failuresOf({ specs = [], suites = [] }: PlaywrightSuite): TestFailure[] {
	const own = specs.flatMap(({ title, tests }) =>
		tests
			.flatMap(({ results }) => results)
			.flatMap(({ error }) => (error ? [failure(title, error.message ?? "no message")] : [])),
	);
	return [...own, ...suites.flatMap(failuresOf)];
}

/** Without colors, and short enough to read all failures of a run at its end. */
function failure(title: string, reason: string): TestFailure {
	const lines = stripVTControlCharacters(reason).split("\n").slice(0, 15);
	return { title, reason: lines.map((line) => line.slice(0, 200)).join("\n") };
}
