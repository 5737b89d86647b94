import { data, isRouteErrorResponse } from "react-router";

/**
 * For a `clientAction`: when the connection breaks while a form is sent, the page stays with everything typed in it,
 * is told `instead`, and may send the form again. Whether the first try arrived is the server's to know.
 */
export async function orKeepForm<Answer, Instead>(send: () => Promise<Answer>, instead: Instead) {
	try {
		return await send();
	} catch (error) {
		if (error instanceof Response || isRouteErrorResponse(error)) throw error;
		// With this status the router asks for nothing anew.
		return data(instead, { status: 503 });
	}
}
