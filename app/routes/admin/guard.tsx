// Requires a session for every admin page. Renders nothing itself.
import { Outlet } from "react-router";
import { guardAdmin } from "#app/features/admin/access.server.ts";
import "#app/features/admin/ui/office.css";
import type { LostAnswerHandle } from "../lost-answer-texts.ts";
import type { Route } from "./+types/guard.ts";

export const middleware: Route.MiddlewareFunction[] = [guardAdmin];

export const handle: LostAnswerHandle = {
	lostAnswers: {
		loading: { "/admin": { title: "Error", text: "Failed to load admin data", tone: "destructive" } },
	},
};

/** Without a loader, the router would navigate in the browser and skip the guard's middleware. */
export function loader() {
	return null;
}

/** The loader returns nothing that could change, and the middleware runs on every request anyway. */
export const shouldRevalidate = () => false;

export default function Guard() {
	return <Outlet />;
}
