// Requires a session for every admin page, and frames it without anything of the public site.
import { Outlet } from "react-router";
import { currentAdmin, guardAdmin, viewerOf } from "#app/features/admin/access.server.ts";
import "#app/features/admin/ui/office.css";
import type { LostAnswerHandle } from "../lost-answer-texts.ts";
import type { Route } from "./+types/guard.ts";

export const middleware: Route.MiddlewareFunction[] = [guardAdmin];

export const handle: LostAnswerHandle = {
	lostAnswers: {
		// The panel has a sentence for each action.
		sending: { "/admin/moderate": null },
		loading: { "/admin": { title: "Error", text: "Failed to load admin data", tone: "destructive" } },
	},
};

/**
 * A route without a loader would let the router answer from the browser, past the guard. The pages read what the
 * person may open with `useViewer`.
 */
export function loader({ context }: Route.LoaderArgs) {
	const session = currentAdmin(context);
	return session && viewerOf(session);
}

export default function Guard() {
	return (
		<main id="content" tabIndex={-1} className="outline-none">
			<Outlet />
		</main>
	);
}
