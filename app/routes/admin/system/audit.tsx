import { href } from "react-router";
import { admin } from "#app/features/admin/access.server.ts";
import { findStaff } from "#app/features/admin/accounts/staff.server.ts";
import { readAuditFilter } from "#app/features/admin/audit-log.server.ts";
import { filesOf, panelPage } from "#app/features/admin/panel-pages.ts";
import { auditColumns } from "#app/features/admin/ui/audit-columns.tsx";
import { OfficePage } from "#app/features/admin/ui/office-page.tsx";
import { auditPage } from "#app/platform/audit.server.ts";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { PageLinks } from "#app/ui/page/page-links.tsx";
import { StackTable } from "#app/ui/page/stack-table.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import type { Route } from "./+types/audit.ts";

const page = panelPage("/admin/audit", "Audit log", "Who did what, when and why.");

export const meta: Route.MetaFunction = page.meta;

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
		entries: entries.map(({ details: _, ...entry }) => entry),
	};
}

export default function Page({
	loaderData: { entries, older, newest, firstPage, title, files },
}: Route.ComponentProps) {
	const ofOne = title !== null;
	return (
		<OfficePage
			page={page}
			{...(ofOne && { title: "History", lead: title })}
			aside={ofOne && <TextLink to={href("/admin/audit")}>Full audit log</TextLink>}
			files={files}
		>
			{entries.length === 0 ? (
				<EmptyState title="No entries yet." />
			) : (
				<StackTable
					caption="Audit log"
					captionHidden
					columns={auditColumns}
					rows={entries}
					rowKey={({ id }) => String(id)}
				/>
			)}
			<PageLinks newest={firstPage ? null : newest} older={older} />
		</OfficePage>
	);
}
