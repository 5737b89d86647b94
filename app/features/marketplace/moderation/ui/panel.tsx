// The moderation panel: tabs, search, rows, bulk actions and keyboard shortcuts.
import { Keyboard } from "lucide";
import { useCallback, useRef, useState } from "react";
import { Form, href, PrefetchPageLinks, useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { BackLink } from "#app/ui/page/back-link.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { PageLinks } from "#app/ui/page/page-links.tsx";
import { TabLinks } from "#app/ui/page/tab-links.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { ListingKind } from "../../listing/listing.ts";
import { itemText, type ModerationAnswer } from "../moderation.ts";
import { emptyMessage, type ListingCounts, type PanelTab, panelTabs, tabCount } from "../panel-tabs.ts";
import { BULK_FORM, BulkBar } from "./bulk-bar.tsx";
import { KeysHelp } from "./keys-help.tsx";
import type { ListingView } from "./listing-row.tsx";
import { ListingRow } from "./listing-row.tsx";
import { SearchBox } from "./search-box.tsx";
import { useModerationFetcher, useUndo } from "./use-answers.ts";
import { useRowKeys } from "./use-row-keys.ts";

export type PanelProps = {
	tab: PanelTab;
	search: string;
	counts: ListingCounts;
	listings: ListingView[];
	/** URL of the next page, null on the last. */
	older: string | null;
	firstPage: boolean;
	onlyNewest: boolean;
	/** How the last action went, where no toast can say it. */
	answered?: ModerationAnswer & { backTo: string | null };
};

export function ModerationPanel({ tab, search, counts, listings, answered, ...page }: PanelProps) {
	const { search: query } = useLocation();
	const action = href("/admin/moderate") + query;
	// A flagged tab has no search, but the next 'All' tab goes on with it.
	const words = new URLSearchParams(query).get("q");
	const undo = useUndo(action);
	const bulk = useModerationFetcher(undo);
	const busy = bulk.formData?.getAll("item") ?? [];
	const [help, setHelp] = useState(false);
	const list = useRef<HTMLDivElement>(null);
	const ids = listings.map(({ id }) => id);
	useRowKeys(
		list,
		ids,
		useCallback(() => setHelp(true), []),
	);
	const selection = useSelection(ids);
	const chosen = listings.filter(({ id }) => selection.has(id));

	return (
		<>
			{/* The router reloads the page when it cannot load the code of the route that answers. */}
			<PrefetchPageLinks page={action} />
			<div className="relative mt-9">
				<TabLinks
					label="Listings"
					tabs={panelTabs.map((one) => ({
						to: `${href("/admin")}?${new URLSearchParams({ tab: one.id, ...(words ? { q: words } : {}) })}`,
						label: one.label,
						count: tabCount(one, counts),
						current: one.id === tab.id,
					}))}
				/>
				<Button
					variant="ghost"
					size="small"
					className="absolute right-0 bottom-1 max-lg:hidden"
					onClick={() => setHelp(true)}
				>
					<Icon of={Keyboard} />
					Keyboard
				</Button>
			</div>
			{answered && <Answered answer={answered} kind={tab.kind} action={action} />}
			{!tab.flagged && (
				<SearchBox search={search} placeholder="Search listings..." label="Search listings">
					<input type="hidden" name="tab" value={tab.id} />
				</SearchBox>
			)}
			{page.onlyNewest && (
				<Notice tone="amber" className="mt-4">
					We searched only the newest listings, because this search is too short or too common. Add a letter
					or a word to search them all.
				</Notice>
			)}
			{listings.length === 0 ? (
				<EmptyState title={emptyMessage(tab, search !== "")} className="mt-6 border-t-0" />
			) : (
				<div ref={list} data-ready={selection.hydrated ? "" : undefined} className="mt-2">
					<BulkBar
						form={bulk.Form}
						action={action}
						kind={tab.kind}
						selected={selection.hydrated ? chosen.length : undefined}
						all={chosen.length === listings.length}
						onAll={(all) => selection.set(all ? ids : [])}
						onSent={() => selection.set([])}
					/>
					{listings.map((listing) => (
						<ListingRow
							key={listing.id}
							listing={listing}
							action={action}
							busy={busy.includes(itemText(listing))}
							onUndo={undo}
							select={
								<label className="-m-2.5 grid size-11 place-items-center">
									<input
										type="checkbox"
										form={BULK_FORM}
										name="item"
										value={itemText(listing)}
										aria-label={`Select ${listing.title}`}
										className="check"
										checked={selection.has(listing.id)}
										onChange={() => selection.toggle(listing.id)}
									/>
								</label>
							}
						/>
					))}
				</div>
			)}
			<Pages older={page.older} firstPage={page.firstPage} tab={tab} search={search} />
			<KeysHelp open={help} onOpenChange={setHelp} />
		</>
	);
}

function useSelection(ids: readonly string[]) {
	const [selected, set] = useState<readonly string[]>([]);
	const hydrated = useHydrated();
	return {
		hydrated,
		set,
		has: (id: string) => selected.includes(id) && ids.includes(id),
		toggle: (id: string) =>
			set((list) => (list.includes(id) ? list.filter((one) => one !== id) : [...list, id])),
	};
}

type AnsweredProps = { answer: NonNullable<PanelProps["answered"]>; kind: ListingKind; action: string };

/** Without JavaScript, and after the sign-in page has asked who it is. */
function Answered({ answer: { message, undo, backTo }, kind, action }: AnsweredProps) {
	return (
		<Form method="post" action={action} className="mt-4" role="status">
			<Notice tone={message.tone === "destructive" ? "error" : "water"} title={message.title}>
				{message.text && <p>{message.text}</p>}
				{undo.length > 0 && (
					<p>
						<input type="hidden" name="kind" value={kind} />
						{undo.map((item) => (
							<input key={item} type="hidden" name="item" value={item} />
						))}
						Deleted by mistake?{" "}
						<button type="submit" name="intent" value="undo" className="link">
							Undo
						</button>{" "}
						works for 10 seconds.
					</p>
				)}
				{backTo && <BackLink to={backTo}>Back to suspected spam</BackLink>}
			</Notice>
		</Form>
	);
}

function Pages({
	older,
	firstPage,
	tab,
	search,
}: Pick<PanelProps, "older" | "firstPage" | "tab" | "search">) {
	const first = new URLSearchParams({ tab: tab.id, ...(search ? { q: search } : {}) });
	return <PageLinks newest={firstPage ? null : `${href("/admin")}?${first}`} older={older} />;
}
