// The staff list as a file, to review who has access.
import type { Export } from "#app/platform/files/exports.server.ts";
import { staffList } from "./staff.server.ts";

export const staffExport: Export<Awaited<ReturnType<typeof staffList>>[number]> = {
	name: "staff",
	contents: "the staff list",
	columns: [
		["Name", ({ name }) => name],
		["Email", ({ email }) => email],
		["Role", ({ role }) => role],
		["State", ({ state }) => state],
		["Shared password", ({ isShared }) => (isShared ? "yes" : "no")],
		["Passkeys", ({ passkeys }) => passkeys],
		["Password and code", ({ hasPassword }) => (hasPassword ? "yes" : "no")],
		["Last seen", ({ lastSeenAt }) => lastSeenAt?.toISOString() ?? null],
		["Invitation expires", ({ invitedUntil }) => invitedUntil?.toISOString() ?? null],
	],
	asJson: (person) => person,
	read: async () => ({ rows: await staffList(), next: null }),
};
