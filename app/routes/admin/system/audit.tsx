import { href } from "react-router";
import { admin } from "#app/features/admin/access.server.ts";
import { findStaff } from "#app/features/admin/accounts/staff.server.ts";
import { readAuditFilter } from "#app/features/admin/audit-log.server.ts";
import { filesOf } from "#app/features/admin/file-addresses.ts";
import { AuditTable } from "#app/features/admin/ui/audit-table.tsx";
import { OfficePage } from "#app/features/admin/ui/office-page.tsx";
import { mediumDayAndTime } from "#app/features/company/dates.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { auditPage } from "#app/platform/audit.server.ts";
import { ExportLinks } from "#app/ui/export-links.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { PageLinks } from "#app/ui/page/page-links.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import type { Route } from "./+types/audit.ts";

const page = {
	path: "/admin/audit",
	title: "Audit log",
	description: "Who did what, when and why.",
	hidden: true,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export async function loader({ url, context }: Route.LoaderArgs) {
	const filter = readAuditFilter(url.searchParams, admin(context).role);
	const { subjectId: subject, staffId: person } = filter;
	const before = Number(url.searchParams.get("before"));
	const { entries, next } = await auditPage({
		...filter,
		before: Number.isSafeInteger(before) && before > 0 ? before : null,
	});
	const shown = new URLSearchParams({ ...(subject && { subject }), ...(person && { person }) });
	const query = shown.size > 0 ? `?${shown}` : "";
	const older = new URLSearchParams([...shown, ["before", String(next)]]);
	const name = person && (await findStaff(person))?.name;
	return {
		firstPage: !url.searchParams.has("before"),
		newest: href("/admin/audit") + query,
		files: filesOf("audit", query),
		title: subject
			? (entries.find(({ subjectTitle }) => subjectTitle)?.subjectTitle ?? "")
			: name
				? `What ${name} did`
				: null,
		older: next === null ? null : `${href("/admin/audit")}?${older}`,
		entries: entries.map(
			({ id, at, actor, staffId, action, subjectKind, subjectId, subjectTitle, reason }) => ({
				id,
				at: mediumDayAndTime(at),
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
	loaderData: { entries, older, newest, firstPage, title, files },
}: Route.ComponentProps) {
	const ofOne = title !== null;
	return (
		<OfficePage
			title={ofOne ? "History" : page.title}
			lead={ofOne ? title : page.description}
			aside={
				<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
					{ofOne && <TextLink to={href("/admin/audit")}>Full audit log</TextLink>}
					<ExportLinks {...files} />
				</div>
			}
		>
			{entries.length === 0 ? <EmptyState title="No entries yet." /> : <AuditTable entries={entries} />}
			<PageLinks newest={firstPage ? null : newest} older={older} />
		</OfficePage>
	);
}
