// Printed and bookmarked addresses keep working.
import { href, redirect } from "react-router";
import type { Route } from "./+types/address-rules.ts";

export function loader({ request }: Route.LoaderArgs) {
	return redirect(`${href("/your-home")}${new URL(request.url).search}`, 301);
}
