// What the panel's pages know about who is signed in.
import { href } from "react-router";
import { mayOpen, type Role } from "./roles.ts";
import type { AdminSession } from "./sessions.server.ts";

export type Viewer = {
	name: string;
	role: Role;
	/** Addresses of the menu that this person may open. */
	places: string[];
};

export function viewerOf({ name, label, method, role }: AdminSession): Viewer {
	const all = [
		href("/admin/overview"),
		href("/admin"),
		href("/admin/leads"),
		href("/admin/spam"),
		href("/admin/messages"),
		href("/admin/audit"),
		href("/admin/staff"),
	];
	return {
		name: method === "shared" ? label : name,
		role,
		places: all.filter((path) => mayOpen(role, path)),
	};
}
