// Logs the content security policy violations that browsers report, rate limited.
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Log } from "#app/platform/log.server.ts";
import { loggablePath } from "#app/platform/masked-paths.ts";

const perNetwork = new RateLimiterMemory({ keyPrefix: "csp-network", points: 10, duration: 60 });
const everyone = new RateLimiterMemory({ keyPrefix: "csp-all", points: 100, duration: 60 });
const MAX_REPORTS_PER_POST = 5;

/** False when there are more reports than we want to log. */
export async function allowCspReport(network: string): Promise<boolean> {
	try {
		await perNetwork.consume(network);
		await everyone.consume("everyone");
		return true;
	} catch {
		return false;
	}
}

export function logCspReports(text: string, log: Log): void {
	for (const report of parseCspReports(text)) log.warn(report, "content security policy violated");
}

type CspReport = { page: string; blocked: string; directive: string; source: string; line: number | null };

/** Reads both formats: `report-uri` posts one object, `report-to` an array. */
export function parseCspReports(text: string): CspReport[] {
	const sent = parse(text);
	const bodies = Array.isArray(sent)
		? sent.filter((one) => one?.type === "csp-violation").map((one) => one.body)
		: [sent?.["csp-report"]];
	return bodies
		.filter((body) => body !== null && typeof body === "object")
		.slice(0, MAX_REPORTS_PER_POST)
		.map((body) => ({
			page: address(body["document-uri"] ?? body.documentURL),
			blocked: address(body["blocked-uri"] ?? body.blockedURL),
			directive: truncate(
				body["effective-directive"] ?? body["violated-directive"] ?? body.effectiveDirective,
			),
			source: address(body["source-file"] ?? body.sourceFile),
			line: integerOrNull(body["line-number"] ?? body.lineNumber),
		}));
}

// biome-ignore lint/suspicious/noExplicitAny: anybody may post anything here, and every field is checked below
function parse(text: string): any {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** Without the query string, which can contain a token, and without a key in the path. */
function address(value: unknown): string {
	const [text = ""] = truncate(value).split(/[?#]/, 1);
	const url = URL.parse(text);
	return url && url.origin !== "null" ? url.origin + loggablePath(url.pathname) : loggablePath(text);
}

function truncate(value: unknown): string {
	return typeof value === "string" ? value.slice(0, 200) : "";
}

function integerOrNull(value: unknown): number | null {
	return Number.isInteger(value) ? Number(value) : null;
}
