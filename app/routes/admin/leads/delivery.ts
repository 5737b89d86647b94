// 'Send again' for one email or text message.

import { href, redirect } from "react-router";
import { admin, safeReturnPath } from "#app/features/admin/access.server.ts";
import { sendAgain } from "#app/features/leads/inbox/lead-actions.server.ts";
import { isUuid } from "#app/platform/database/uuid.server.ts";
import { postedForm } from "#app/platform/http/posted-form.server.ts";
import { redirectWithToast } from "#app/platform/http/toasts.server.ts";
import { done, refused } from "#app/ui/overlays/toast-message.ts";
import type { Route } from "./+types/delivery.ts";

export function loader() {
	return redirect(href("/admin/overview"));
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const form = await postedForm(request);
	const outcome = isUuid(params.id) ? await sendAgain(params.id, admin(context)) : "gone";
	const toast = {
		done: done("We're sending the message again"),
		gone: refused("This message no longer exists"),
		"not-configured": refused("Text messages aren't set up, so we can't send it"),
	} as const;
	return redirectWithToast(request, safeReturnPath(form.get("back")), toast[outcome]);
}
