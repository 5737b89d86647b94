import { data, isRouteErrorResponse } from "react-router";
import type { FormAnswer } from "#app/features/marketplace/ui/use-listing-form.ts";
import type { Toast } from "#app/ui/toast-message.ts";

/**
 * The connection broke while a form was sent: the page stays, with everything typed in it, and may be sent again.
 * Whether the first try arrived is the server's to know.
 */
export async function orKeepForm<Answer>(send: () => Promise<Answer>, toast: Toast) {
	try {
		return await send();
	} catch (error) {
		if (error instanceof Response || isRouteErrorResponse(error)) throw error;
		// With this status the router asks for nothing anew.
		return data<FormAnswer>({ result: null, toast }, { status: 503 });
	}
}
