// Reads the JSON reports of Vitest and Playwright: how many tests passed, and how long each file took.
import { relative } from "node:path";

export type TestFile = { file: string; seconds: number };
export type TestReport = { passed: number; failed: number; files: TestFile[] };

type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	numFailedTestSuites: number;
	testResults: { name: string; startTime: number; endTime: number }[];
};
type PlaywrightSuite = {
	file: string;
	specs?: { tests: { results: { duration: number }[] }[] }[];
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
