// What browsers report about a page's content security policy: a few lines in the log, never more.
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Log } from "#app/platform/log.server.ts";

const perNetwork = new RateLimiterMemory({ keyPrefix: "csp-network", points: 10, duration: 60 });
const everyone = new RateLimiterMemory({ keyPrefix: "csp-all", points: 100, duration: 60 });
const MAX_REPORTS_PER_POST = 5;

/** False when more came than we want to hear. */
export async function mayReport(network: string): Promise<boolean> {
	try {
		await perNetwork.consume(network);
		await everyone.consume("everyone");
		return true;
	} catch {
		return false;
	}
}

export function logCspReports(text: string, log: Log): void {
	for (const report of reportsIn(text)) log.warn(report, "content security policy violated");
}

type CspReport = { page: string; blocked: string; directive: string; source: string; line: number | null };

/** Both formats: `report-uri` posts one object, `report-to` a list. */
export function reportsIn(text: string): CspReport[] {
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
			directive: short(body["effective-directive"] ?? body["violated-directive"] ?? body.effectiveDirective),
			source: address(body["source-file"] ?? body.sourceFile),
			line: whole(body["line-number"] ?? body.lineNumber),
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

/** Without its query, which can hold a token. */
function address(value: unknown): string {
	return short(value).split(/[?#]/, 1)[0] ?? "";
}

function short(value: unknown): string {
	return typeof value === "string" ? value.slice(0, 200) : "";
}

function whole(value: unknown): number | null {
	return Number.isInteger(value) ? Number(value) : null;
}
