// The answers to the forms about a listing: reporting it, and asking for its edit link.
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "react-router";
import type { z } from "zod";
import type { ListingKind } from "#app/features/marketplace/listing/listing.ts";
import { findPublicListing } from "#app/features/marketplace/listing/listings.server.ts";
import type {
	RequestAnswer,
	RequestedListing,
} from "#app/features/marketplace/listing/ui/listing-request.tsx";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { rateLimit, tooManyRequests } from "#app/platform/rate-limits.server.ts";
import type { Toast } from "#app/ui/overlays/toast-message.ts";
import { kindOfRequest } from "./kind-of.ts";

/** Counted before anything is parsed. Each form also has its own lower limit. */
const POST_LIMIT = { name: "listing-dialog-posts", points: 120, seconds: 3_600 };

type Subject = { kind: ListingKind; id: string; clientAddress: string };
type Outcome =
	| { ok: true }
	| { ok: false; reason: "not-found" }
	| { ok: false; reason: "too-often"; retryAfterSeconds: number };

type RequestRules<Schema extends z.ZodObject> = {
	schema: Schema;
	/** The field that the visitor types. */
	field: keyof z.output<Schema> & string;
	act: (input: z.output<Schema> & Subject) => Promise<Outcome>;
	texts: Record<"done" | "invalid" | "failed" | "tooOften", Toast>;
};

export async function answerRequest<Schema extends z.ZodObject>(
	{ request, params, context }: Pick<ActionFunctionArgs, "request" | "context"> & { params: { id: string } },
	{ schema, field, act, texts }: RequestRules<Schema>,
) {
	const { clientAddress, log } = requestFacts(context);
	const limited = await rateLimit(POST_LIMIT, clientAddress);
	if (!limited.ok) return refused({ toast: texts.tooOften }, tooManyRequests(limited.retryAfterSeconds));
	const form = parseWithZod(await postedForm(request), { schema });
	const typed = String(form.payload[field] ?? "");
	if (form.status !== "success") {
		const errors = form.error as Record<string, string[] | null> | undefined;
		return refused({ toast: texts.invalid, fieldError: errors?.[field]?.[0], typed }, { status: 400 });
	}
	try {
		const about = { kind: kindOfRequest(request), id: params.id, clientAddress };
		const done = await act({ ...form.value, ...about });
		if (done.ok) return data<RequestAnswer>({ ok: true, toast: texts.done });
		if (done.reason === "not-found") return refused({ toast: texts.failed, typed }, { status: 404 });
		return refused({ toast: texts.tooOften, typed }, tooManyRequests(done.retryAfterSeconds));
	} catch (error) {
		log.error({ error }, `${field} not accepted`);
		return refused({ toast: texts.failed, typed }, { status: 500 });
	}
}

function refused(answer: Omit<RequestAnswer, "ok">, init: ResponseInit) {
	return data<RequestAnswer>({ ok: false, ...answer }, init);
}

export async function publicListing(request: Request, id: string) {
	const listing = await findPublicListing(kindOfRequest(request), id);
	if (!listing) throw data(null, { status: 404 });
	return { kind: listing.kind, id: listing.id, title: listing.title, contactMethod: listing.contactMethod };
}

/** `isOpen`: whether the form is also for this listing, which is not on the marketplace. */
export async function requestedListing(
	request: Request,
	id: string,
	isOpen: (kind: ListingKind, id: string) => Promise<boolean>,
): Promise<RequestedListing> {
	const kind = kindOfRequest(request);
	const shown = await findPublicListing(kind, id);
	if (!shown && !(await isOpen(kind, id))) throw data(null, { status: 404 });
	return { kind, id, title: shown?.title ?? null };
}
