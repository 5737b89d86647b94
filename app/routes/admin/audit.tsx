import { href } from "react-router";
import { admin } from "#app/features/admin/access.server.ts";
import { findStaff } from "#app/features/admin/accounts/staff.server.ts";
import { momentText } from "#app/features/admin/format.ts";
import { mayReadLeads } from "#app/features/admin/roles.ts";
import { AuditTable } from "#app/features/admin/ui/audit-table.tsx";
import { OfficePage } from "#app/features/admin/ui/office-page.tsx";
import { pageMeta } from "#app/features/company/page-meta.ts";
import { auditPage } from "#app/platform/audit.server.ts";
import { isUuid } from "#app/platform/uuid.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/audit.ts";

const page = {
	path: "/admin/audit",
	title: "Audit log",
	description: "Who did what, when and why.",
	hidden: true,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export async function loader({ url, context }: Route.LoaderArgs) {
	const { role } = admin(context);
	const [subject, person] = [url.searchParams.get("subject"), url.searchParams.get("person")].map((id) =>
		isUuid(id) ? id : null,
	);
	const before = Number(url.searchParams.get("before"));
	const { entries, next } = await auditPage({
		subjectId: subject ?? null,
		staffId: person,
		// Entries about leads and staff name people that a moderator has no business with.
		...(!mayReadLeads(role) && { kinds: ["listing"] as const }),
		before: Number.isSafeInteger(before) && before > 0 ? before : null,
	});
	const filter = new URLSearchParams({ ...(subject && { subject }), ...(person && { person }) });
	const older = new URLSearchParams([...filter, ["before", String(next)]]);
	const name = person && (await findStaff(person))?.name;
	return {
		firstPage: !url.searchParams.has("before"),
		newest: filter.size > 0 ? `${href("/admin/audit")}?${filter}` : href("/admin/audit"),
		title: subject
			? (entries.find(({ subjectTitle }) => subjectTitle)?.subjectTitle ?? "")
			: name
				? `What ${name} did`
				: null,
		older: next === null ? null : `${href("/admin/audit")}?${older}`,
		entries: entries.map(
			({ id, at, actor, staffId, action, subjectKind, subjectId, subjectTitle, reason }) => ({
				id,
				at: momentText(at),
				actor,
				staffId,
				action,
				subjectKind,
				subjectId,
				subjectTitle,
				reason,
			}),
		),
	};
}

export default function Page({
	loaderData: { entries, older, newest, firstPage, title },
}: Route.ComponentProps) {
	const ofOne = title !== null;
	return (
		<OfficePage
			title={ofOne ? "History" : page.title}
			lead={ofOne ? title : page.description}
			aside={ofOne && <TextLink to={href("/admin/audit")}>Full audit log</TextLink>}
		>
			{entries.length === 0 ? <EmptyState title="No entries yet." /> : <AuditTable entries={entries} />}
			<PageLinks newest={firstPage ? null : newest} older={older} />
		</OfficePage>
	);
}
