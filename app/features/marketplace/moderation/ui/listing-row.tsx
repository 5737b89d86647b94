import { Flag, History, Mail, Phone, RotateCcw, Trash2 } from "lucide";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { telephoneHref } from "#app/features/company/company.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ListingKind } from "../../listing/listing.ts";
import { type ListingStatus, listingStatuses } from "../../listing/listing-status.ts";
import { itemText, type ModerationAction } from "../moderation.ts";
import { type ModerationReason, moderationReasons, readReason } from "../moderation-reasons.ts";
import { type ReportCategory, reportCategoryLabels } from "../report-categories.ts";
import { ReasonSelect } from "./reason-select.tsx";
import { useModerationFetcher } from "./use-answers.ts";

/** A listing as the panel shows it, prepared by the route. */
export type ListingView = {
	id: string;
	kind: ListingKind;
	title: string;
	description: string;
	amount: string;
	categoryName: string;
	location: string;
	email: string;
	phoneNumber: string;
	whatsappNumber: string | null;
	urgency: string | null;
	status: ListingStatus;
	flagged: boolean;
	held: boolean;
	heldReason: string | null;
	/** What a moderator picked; null when none did. */
	moderationReason: ModerationReason | null;
	isPublic: boolean;
	version: number;
	posted: string;
	photo: string | null;
	flags: { source: "report" | "admin"; category: ReportCategory | null; reason: string; at: string }[];
};

type ListingRowProps = {
	listing: ListingView;
	/** The address of its form. */
	action: string;
	/** An action on several listings is under way. */
	busy?: boolean;
	/** Checkbox to the left of the title. */
	select?: ReactNode;
	/** Replaces the usual buttons. */
	actions?: readonly ModerationAction[];
	onUndo: (items: readonly string[], kind: string) => void;
};

export function ListingRow({ listing, action, select, actions, onUndo, ...props }: ListingRowProps) {
	const fetcher = useModerationFetcher(onUndo);
	const busy = props.busy || fetcher.state !== "idle";
	return (
		<article
			data-row=""
			tabIndex={-1}
			aria-label={listing.title}
			aria-busy={busy}
			data-busy={busy ? "" : undefined}
			className="office-row grid gap-x-6 gap-y-4 px-3 py-5 md:grid-cols-[1fr_11rem] lg:grid-cols-[1fr_15rem_11rem]"
		>
			<div className={classNames("min-w-0", select !== undefined && "grid grid-cols-[auto_1fr] gap-x-4")}>
				{select}
				<div className="flex min-w-0 gap-4">
					{listing.photo && (
						<img
							src={listing.photo}
							alt=""
							width={80}
							height={80}
							loading="lazy"
							className="size-14 flex-none rounded-sm bg-ash object-cover sm:size-20"
						/>
					)}
					<div className="min-w-0 wrap-anywhere">
						<h2 className="text-label leading-tight wrap-anywhere">
							<Title listing={listing} />
						</h2>
						<p className="mt-1.5 flex flex-wrap gap-1.5">
							<States listing={listing} />
						</p>
						{listing.description && (
							<p className="mt-2 line-clamp-2 max-w-[60ch] text-sm wrap-anywhere text-slate">
								{listing.description}
							</p>
						)}
						<p className="figures mt-2 text-sm text-stone">
							<span className="font-semibold text-ink">{listing.amount}</span> · {listing.categoryName} ·{" "}
							{listing.location} · <span className="whitespace-nowrap">{listing.posted}</span>
						</p>
						<Reasons listing={listing} />
					</div>
				</div>
			</div>
			<Contact listing={listing} className={select !== undefined ? "md:max-lg:pl-10" : undefined} />
			<fetcher.Form
				method="post"
				action={action}
				className="flex flex-wrap content-start gap-2 md:flex-col md:flex-nowrap md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1"
				onSubmit={(event) => busy && event.preventDefault()}
			>
				<input type="hidden" name="item" value={itemText(listing)} />
				<input type="hidden" name="kind" value={listing.kind} />
				<ReasonSelect suggested={suggestedReason(listing)} of={listing.title} />
				<ActionButtons listing={listing} actions={actions ?? usualActions(listing)} />
			</fetcher.Form>
		</article>
	);
}

/** What a moderator or the newest report said. */
function suggestedReason({ moderationReason, flags }: ListingView): ModerationReason {
	return moderationReason ?? readReason(flags.find(({ category }) => category)?.category);
}

function usualActions(listing: ListingView): readonly ModerationAction[] {
	return listing.flagged || listing.flags.length > 0 ? ["flag", "restore", "delete"] : ["flag", "delete"];
}

function ActionButtons({ listing, actions }: { listing: ListingView; actions: readonly ModerationAction[] }) {
	return actions.map((action) => {
		if (action === "flag")
			return (
				<Button key={action} {...press(action)} variant="secondary" size="small" disabled={listing.flagged}>
					<Icon of={Flag} />
					{listing.flagged ? "Already Flagged" : "Flag"}
				</Button>
			);
		if (action === "restore")
			return (
				<Button key={action} {...press(action)} variant="secondary" size="small">
					<Icon of={RotateCcw} />
					Restore
				</Button>
			);
		if (action === "release")
			return (
				<Button key={action} {...press(action)} variant="secondary" size="small">
					Not spam
				</Button>
			);
		return (
			<Button key={action} {...press(action)} variant="destructive" size="small">
				<Icon of={Trash2} />
				Delete
			</Button>
		);
	});
}

function press(action: ModerationAction) {
	return { type: "submit", name: "intent", value: action } as const;
}

function Title({ listing }: { listing: ListingView }) {
	if (!listing.isPublic) return listing.title;
	const page = listing.kind === "sale" ? href("/marketplace/:id", listing) : href("/wanted/:id", listing);
	return (
		<Link to={page} className="link-quiet underline underline-offset-4">
			{listing.title}
		</Link>
	);
}

function States({ listing }: { listing: ListingView }) {
	const status = listingStatuses[listing.status].badge;
	return (
		<>
			{listing.isPublic && <Badge tone="sage">Public</Badge>}
			{listing.flagged && <Badge tone="error">Flagged</Badge>}
			{!listing.flagged && listing.flags.length > 0 && <Badge tone="amber">Reported</Badge>}
			{listing.held && <Badge tone="amber">Suspected spam</Badge>}
			{status && <Badge>{status}</Badge>}
			{listing.urgency && <Badge>{listing.urgency}</Badge>}
		</>
	);
}

function Reasons({ listing }: { listing: ListingView }) {
	const why = listing.heldReason
		? [{ source: "admin" as const, category: null, reason: listing.heldReason, at: "held" }]
		: [];
	const picked = listing.moderationReason && moderationReasons[listing.moderationReason];
	const reasons = [...why, ...listing.flags].map((flag) => ({
		...flag,
		about: flag.category ? reportCategoryLabels[flag.category] : flag.at === "held" ? null : picked,
	}));
	if (reasons.length === 0) return null;
	return (
		<ul className="mt-3 grid gap-1 border-l-2 border-ember pl-3 text-sm">
			{reasons.map(({ about, reason, at, source }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two reporters may write the same words at once
				<li key={index} className="wrap-anywhere">
					{about && <strong className="font-semibold">{about}: </strong>}
					{reason}{" "}
					<span className="whitespace-nowrap text-stone">{source === "admin" ? at : `reported ${at}`}</span>
				</li>
			))}
		</ul>
	);
}

function Contact({ listing, className }: { listing: ListingView; className?: string }) {
	return (
		<ul className={classNames("grid min-w-0 content-start gap-1 text-sm", className)}>
			{listing.phoneNumber && (
				<li className="flex min-w-0 items-center gap-2">
					<Icon of={Phone} className="size-4 flex-none text-stone" />
					<a href={telephoneHref(listing.phoneNumber)} className="link figures py-0.5">
						{listing.phoneNumber}
					</a>
				</li>
			)}
			<li className="flex min-w-0 items-center gap-2">
				<Icon of={Mail} className="size-4 flex-none text-stone" />
				<a href={`mailto:${listing.email}`} className="link min-w-0 py-0.5 break-all">
					{listing.email}
				</a>
			</li>
			<li className="flex min-w-0 items-center gap-2">
				<Icon of={History} className="size-4 flex-none text-stone" />
				<Link to={`${href("/admin/audit")}?subject=${listing.id}`} className="link py-0.5">
					History
				</Link>
			</li>
		</ul>
	);
}
