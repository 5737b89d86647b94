// Receives the consultation form from any page when JavaScript is on.
import { data } from "react-router";
import { type ConsultationAnswer, failureToast, tooManyToast } from "#app/features/leads/consultation.ts";
import { requestConsultation } from "#app/features/leads/consultations.server.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { tooManyRequests } from "#app/platform/rate-limits.server.ts";
import { visitorOf } from "../visitor.server.ts";
import type { Route } from "./+types/consultation-request.ts";

export function loader() {
	throw data(null, { status: 404 });
}

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
	const requested = await requestConsultation(await postedForm(request), visitorOf(request, context));
	if (requested.ok) return answer(requested);
	switch (requested.reason) {
		case "invalid":
			return answer({ ok: false, errors: requested.errors }, { status: 400 });
		case "too-many":
			return answer({ ok: false, toast: tooManyToast }, tooManyRequests(requested.retryAfterSeconds));
		case "not-stored":
			return answer({ ok: false, toast: failureToast }, { status: 503 });
	}
}

function answer(body: ConsultationAnswer, init?: ResponseInit): Response {
	return Response.json(body, init);
}
