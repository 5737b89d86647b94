// What the panel's pages know about who is signed in.
import { panelMenu } from "./panel-menu.ts";
import { mayOpen, type Role } from "./roles.ts";
import type { AdminSession } from "./sessions.server.ts";

export type Viewer = {
	name: string;
	role: Role;
	/** Addresses of the menu that this person may open. */
	places: string[];
};

export function viewerOf({
	name,
	label,
	method,
	role,
}: Pick<AdminSession, "name" | "label" | "method" | "role">): Viewer {
	return {
		name: method === "shared" ? label : name,
		role,
		places: panelMenu.map(({ to }) => to).filter((path) => mayOpen(role, path)),
	};
}
