import { Form, href } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { kindLabels } from "../../listing/listing.ts";
import type { OfficeAppeal } from "../office-appeals.server.ts";

/** What posters say against hiding or removing their listings, with the office's decision. */
export function AppealList({ appeals }: { appeals: readonly OfficeAppeal[] }) {
	return (
		<ul className="grid gap-5">
			{appeals.map(({ id, kind, title, description, email, isRemoved, text }) => (
				<li key={id} className="rounded-md border border-line bg-white p-5">
					<div className="flex flex-wrap items-center gap-3">
						<Badge tone={isRemoved ? "ember" : "amber"}>{isRemoved ? "Removed" : "Hidden"}</Badge>
						<h3 className="text-base font-semibold wrap-anywhere">
							{kindLabels[kind].Noun}: {title}
						</h3>
					</div>
					{description && (
						<p className="mt-2 line-clamp-3 max-w-[60ch] text-sm text-slate wrap-anywhere">{description}</p>
					)}
					<p className="mt-4 text-sm text-stone wrap-anywhere">{email} writes:</p>
					<p className="mt-1 border-l-2 border-line pl-4 whitespace-pre-line wrap-anywhere">{text}</p>
					<Form method="post" action={href("/admin/messages")} className="mt-4 flex flex-wrap gap-3">
						<input type="hidden" name="listing" value={id} />
						<Button type="submit" variant="secondary" name="intent" value="accept">
							Restore it
						</Button>
						<Button type="submit" variant="destructive" name="intent" value="reject">
							Keep it {isRemoved ? "removed" : "hidden"}
						</Button>
					</Form>
				</li>
			))}
		</ul>
	);
}
