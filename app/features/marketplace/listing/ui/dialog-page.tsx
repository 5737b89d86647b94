// The content of a dialog as a page, for browsers without JavaScript and for links opened in a new tab.
import type { ReactNode } from "react";
import { BackLink } from "#app/ui/page/back-link.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import type { ListingKind } from "../listing.ts";
import { listingPath } from "../listing-paths.ts";
import type { DialogAnswer } from "./dialog-answer.ts";

type DialogPageProps = {
	title: string;
	listing: { kind: ListingKind; id: string; title: string };
	answer: DialogAnswer | undefined;
	field: ReactNode;
	submit: ReactNode;
};

export function DialogPage({ title, listing, answer, field, submit }: DialogPageProps) {
	const backLink = <BackLink to={listingPath(listing.kind, listing.id)}>Back to the listing</BackLink>;
	if (answer?.ok)
		return (
			<>
				<PageHeading title={title} lead={listing.title} />
				<div className="wrap grid gap-6 py-10 pb-24">
					<Notice tone="sage" title={answer.toast.title}>
						{answer.toast.text}
					</Notice>
					{backLink}
				</div>
			</>
		);
	return (
		<>
			<PageHeading title={title} lead={listing.title} />
			{/* A native form post: the router would receive the dialog's JSON response. */}
			<form method="post" className="wrap py-10 pb-24" data-no-call-button="">
				<div className="grid max-w-[44rem] gap-6">
					{answer && (
						<Notice tone="error" title={answer.toast.title}>
							{answer.toast.text}
						</Notice>
					)}
					{field}
					<div className="flex flex-wrap items-center gap-6">
						{submit}
						{backLink}
					</div>
				</div>
			</form>
		</>
	);
}
