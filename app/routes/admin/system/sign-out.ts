import { href, redirect } from "react-router";
import { closeAdminSession } from "#app/features/admin/sessions.server.ts";
import type { Route } from "./+types/sign-out.ts";

export function loader() {
	return redirect(href("/admin"));
}

export async function action({ request }: Route.ActionArgs) {
	return redirect(href("/admin"), {
		status: 303,
		headers: { "Set-Cookie": await closeAdminSession(request) },
	});
}
