import { href, Link } from "react-router";
import { Notice } from "#app/ui/page/notice.tsx";
import { kindLabels, LISTING_LIFETIME_DAYS, type ListingKind } from "../../listing/listing.ts";
import { messages } from "../../listing/messages.ts";

type PostedNoticeProps = {
	kind: ListingKind;
	path: string;
	/** A moderator has to look at it first. */
	held: boolean;
};

/** Tells whoever just posted what happens now. The toast that comes with it is gone after a few seconds. */
export function PostedNotice({ kind, path, held }: PostedNoticeProps) {
	return (
		<Notice
			tone="sage"
			title={held ? `We have your ${kindLabels[kind].noun}` : `Your ${kindLabels[kind].noun} is live`}
			className="mt-6"
		>
			<p>
				{held ? messages.heldForReview : `It stays on the marketplace for ${LISTING_LIFETIME_DAYS} days.`}{" "}
				We'll email you a link to confirm, edit or remove it.
			</p>
			<p className="mt-2 flex flex-wrap gap-x-6">
				{!held && (
					<Link to={path} className="link inline-flex min-h-11 items-center font-semibold">
						View your listing
					</Link>
				)}
				<Link
					to={kind === "sale" ? href("/post-product") : href("/post-wanted")}
					className="link inline-flex min-h-11 items-center"
				>
					Post another one
				</Link>
			</p>
		</Notice>
	);
}
