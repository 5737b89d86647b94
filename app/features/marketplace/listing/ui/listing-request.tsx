// A form about a listing with one field to fill in: reporting it, or asking for its edit link. It is in a dialog over
// the listing and a page of its own; one action answers both, with and without JavaScript.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { PrefetchPageLinks, useFetcher } from "react-router";
import type { Toast } from "#app/ui/overlays/toast-message.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { BackLink } from "#app/ui/page/back-link.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { ListingKind } from "../listing.ts";
import { listingPath, marketplacePath } from "../listing-paths.ts";

/** `typed` comes back only with a refusal. */
export type RequestAnswer = { ok: boolean; toast: Toast; fieldError?: string; typed?: string };

export type RequestProps = {
	/** The address of the page, whose action answers. */
	action: string;
	/** The answer to a form sent without JavaScript. */
	answered?: RequestAnswer;
	/** In a dialog, which says what happened in a toast, closes, and keeps what was typed. A page says it itself. */
	dialog?: { typed: string; onType: (typed: string) => void; onOpenChange: (open: boolean) => void };
	/** Beside the button. */
	beside?: ReactNode;
};

type RequestFormProps = RequestProps & {
	children: (field: { error?: string; control: ControlOfRequest }) => ReactNode;
	button: (state: { busy: boolean; disabled: boolean }) => ReactNode;
};

type ControlOfRequest = {
	required: true;
	defaultValue?: string;
	onChange: (event: { target: { value: string } }) => void;
};

export function RequestForm({ action, answered, dialog, beside, children, button }: RequestFormProps) {
	const fetcher = useFetcher<RequestAnswer>();
	const { state, data } = fetcher;
	const typed = dialog?.typed ?? answered?.typed;
	const isHydrated = useHydrated();
	const [isBlank, setBlank] = useState(!typed?.trim());
	const form = useRef<HTMLFormElement>(null);
	// Somebody may have typed before the page's code was here.
	useEffect(() => {
		const control = form.current?.querySelector<HTMLInputElement>("[required]");
		if (control) setBlank(control.value.trim() === "");
	}, []);
	const { onType, onOpenChange } = dialog ?? {};
	useEffect(() => {
		if (state !== "idle" || !data || !onOpenChange) return;
		showToast(data.toast);
		if (!data.ok) return;
		onType?.("");
		onOpenChange(false);
	}, [state, data, onType, onOpenChange]);
	const answer = data ?? answered;
	const notice = !dialog && answer && (
		<div role={answer.ok ? "status" : undefined}>
			<Notice tone={answer.ok ? "sage" : "error"} title={answer.toast.title}>
				{answer.toast.text}
			</Notice>
		</div>
	);
	if (!dialog && answer?.ok)
		return (
			<div className="grid gap-6">
				{notice}
				{beside}
			</div>
		);
	return (
		<fetcher.Form ref={form} method="post" action={action} className="grid gap-4">
			{/* The router reloads the page when it cannot load the code of the route that answers. */}
			{dialog && <PrefetchPageLinks page={action} />}
			{notice}
			{children({
				error: answer?.fieldError,
				control: {
					required: true,
					defaultValue: typed,
					onChange({ target }) {
						setBlank(target.value.trim() === "");
						onType?.(target.value);
					},
				},
			})}
			<div
				className={
					dialog
						? "mt-3 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end"
						: "mt-2 flex flex-row-reverse flex-wrap items-center justify-end gap-6"
				}
			>
				{beside}
				{button({ busy: state !== "idle", disabled: isHydrated && isBlank })}
			</div>
		</fetcher.Form>
	);
}

export type RequestedListing = {
	kind: ListingKind;
	id: string;
	/** Null while it isn't on the marketplace: then it is not for everybody. */
	title: string | null;
};

type RequestPageProps = {
	title: string;
	lead: string;
	listing: RequestedListing;
	/** The form, with the way back beside its button. */
	form: (beside: ReactNode) => ReactNode;
};

export function RequestPage({ title, lead, listing: { kind, id, title: about }, form }: RequestPageProps) {
	return (
		<>
			<PageHeading title={title} lead={about ?? "A listing that's no longer on the marketplace"} />
			<div className="wrap py-10 pb-24" data-no-call-button="">
				<div className="grid max-w-[44rem] gap-6">
					<p>{lead}</p>
					{form(
						about === null ? (
							<BackLink to={marketplacePath(kind)}>Back to Marketplace</BackLink>
						) : (
							<BackLink to={listingPath(kind, id)}>Back to the listing</BackLink>
						),
					)}
				</div>
			</div>
		</>
	);
}
