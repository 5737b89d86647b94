// Saves a listing on this device, without an account. The list is a cookie, so that it works without JavaScript.
import { Bookmark, BookmarkCheck } from "lucide";
import { useEffect, useState } from "react";
import { href, useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { keptIn, rememberViewed, SAVED_COOKIE } from "../kept-listings.ts";

export function SaveButton({ id }: { id: string }) {
	const fetcher = useFetcher();
	const [isSaved, setSaved] = useState(false);
	const { state, data } = fetcher;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the answer has changed the cookie.
	useEffect(() => {
		if (state === "idle") setSaved(keptIn(document.cookie, SAVED_COOKIE).some((kept) => kept.id === id));
	}, [state, data, id]);
	useEffect(() => rememberViewed(id), [id]);
	return (
		<fetcher.Form method="post" action={href("/marketplace/saved")}>
			<input type="hidden" name="listing" value={id} />
			<Button
				type="submit"
				name="intent"
				value={isSaved ? "remove" : "save"}
				variant="secondary"
				className="w-full px-3"
				aria-pressed={isSaved}
			>
				<Icon of={isSaved ? BookmarkCheck : Bookmark} className="size-4.5" />
				{isSaved ? "Saved" : "Save"}
			</Button>
		</fetcher.Form>
	);
}
