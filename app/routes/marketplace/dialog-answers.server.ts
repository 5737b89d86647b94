// Responses of the report and edit link routes: data for a dialog, a page for a form without JavaScript.
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "react-router";
import type { z } from "zod";
import { canAskForEditLink } from "#app/features/marketplace/editing/edit-links.server.ts";
import type { ListingKind } from "#app/features/marketplace/listing/listing.ts";
import { listingPath, marketplacePath } from "#app/features/marketplace/listing/listing-paths.ts";
import { findPublicListing } from "#app/features/marketplace/listing/listings.server.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Toast } from "#app/ui/overlays/toast-message.ts";
import { kindOfRequest } from "./kind-of.ts";

type DialogSubject = { kind: ListingKind; id: string; clientAddress: string };

type Answer = { ok: true; listingIsPublic?: boolean } | Refusal;

type Refusal =
	| { ok: false; reason: "not-found" }
	| { ok: false; reason: "too-often"; retryAfterSeconds: number };

/** Counted before anything is parsed. Each dialog also has its own lower limit. */
const POST_LIMIT = { name: "listing-dialog-posts", points: 120, seconds: 3_600 };

type DialogRequest = Pick<ActionFunctionArgs, "request" | "context"> & { params: { id: string } };

type DialogForm = {
	/** Name of the dialog's only field. */
	field: string;
	schema: z.ZodObject;
	act(value: string, about: DialogSubject, form: Record<string, unknown>): Promise<Answer>;
	done: Toast;
	/** Without JavaScript a success stays on the same page, with the same status as a refusal. */
	staysOnPage?: boolean;
	/** Shown for an invalid value. */
	invalid: Toast;
	/** Shown for any other failure. */
	failed: Toast;
	tooOften: Toast;
};

export async function dialogListing(request: Request, id: string) {
	const listing = await findPublicListing(kindOfRequest(request), id);
	if (!listing) throw data(null, { status: 404 });
	return { kind: listing.kind, id: listing.id, title: listing.title, contactMethod: listing.contactMethod };
}

/** The owner of a sold, expired or unconfirmed listing asks here, too. Its title is not for everybody then. */
export async function editableListing(request: Request, id: string) {
	const kind = kindOfRequest(request);
	const shown = await findPublicListing(kind, id);
	if (shown) return { kind, id, title: shown.title };
	if (!(await canAskForEditLink(kind, id))) throw data(null, { status: 404 });
	return { kind, id, title: "A listing that's no longer on the marketplace" };
}

export async function answerDialog({ request, params, context }: DialogRequest, dialog: DialogForm) {
	const { field, schema, act, done, staysOnPage, invalid, failed, tooOften } = dialog;
	const kind = kindOfRequest(request);
	const { clientAddress, log } = requestFacts(context);
	const limited = await rateLimit(POST_LIMIT, clientAddress);
	if (!limited.ok) return data({ ok: false, toast: tooOften }, tooManyRequests(limited.retryAfterSeconds));
	const form = parseWithZod(await postedForm(request), { schema });
	const typed = String(form.payload[field] ?? "");
	if (form.status !== "success")
		return data({ ok: false, toast: invalid, fieldError: form.error?.[field]?.[0], value: typed }, 400);
	try {
		const answer = await act(String(form.value[field]), { kind, id: params.id, clientAddress }, form.value);
		if (!answer.ok) {
			if (answer.reason === "not-found") return data({ ok: false, toast: failed }, 404);
			return data({ ok: false, toast: tooOften, value: typed }, tooManyRequests(answer.retryAfterSeconds));
		}
		if (wantsData(request) || staysOnPage) return data({ ok: true, toast: done });
		// This report may have hidden the listing.
		const next = answer.listingIsPublic ? listingPath(kind, params.id) : marketplacePath(kind);
		return redirectWithToast(request, next, done);
	} catch (error) {
		log.error({ error }, `${field} not accepted`);
		return data({ ok: false, toast: failed, value: typed }, 500);
	}
}

function wantsData(request: Request): boolean {
	return !(request.headers.get("accept") ?? "").includes("text/html");
}
