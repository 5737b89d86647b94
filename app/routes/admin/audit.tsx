import { href } from "react-router";
import { momentText } from "#app/features/admin/format.ts";
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

export async function loader({ url }: Route.LoaderArgs) {
	const subject = url.searchParams.get("subject");
	const before = Number(url.searchParams.get("before"));
	const { entries, next } = await auditPage({
		subjectId: isUuid(subject) ? subject : null,
		before: Number.isSafeInteger(before) && before > 0 ? before : null,
	});
	const older = new URLSearchParams({ ...(isUuid(subject) ? { subject } : {}), before: String(next) });
	return {
		firstPage: !url.searchParams.has("before"),
		newest: isUuid(subject) ? `${href("/admin/audit")}?subject=${subject}` : href("/admin/audit"),
		title: isUuid(subject) ? (entries.find(({ subjectTitle }) => subjectTitle)?.subjectTitle ?? "") : null,
		older: next === null ? null : `${href("/admin/audit")}?${older}`,
		entries: entries.map(({ id, at, actor, action, subjectKind, subjectId, subjectTitle, reason }) => ({
			id,
			at: momentText(at),
			actor,
			action,
			subjectKind,
			subjectId,
			subjectTitle,
			reason,
		})),
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
