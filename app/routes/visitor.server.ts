// Who sent a consultation form, and from which of our pages.
import type { RouterContextProvider } from "react-router";
import { type LeadSource, leadSource } from "#app/features/leads/lead-source.server.ts";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { type RequestFacts, requestFacts } from "#app/platform/http/request-context.server.ts";

export function visitorOf(
	request: Request,
	context: Readonly<RouterContextProvider>,
): RequestFacts & { source: LeadSource } {
	const ownHosts = [new URL(publicUrl()).host, new URL(request.url).host];
	return { ...requestFacts(context), source: leadSource(request.headers.get("referer"), ownHosts) };
}
