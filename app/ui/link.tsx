// A link of the site: plain <a> for everybody, and the router changes the page where JavaScript runs. A page has about
// a hundred of them, so a link reads no context and holds no state; who leads the way is known once, by `LinkGuide`.
import {
	type ComponentProps,
	type FocusEvent,
	type MouseEvent,
	type PointerEvent,
	useEffect,
	useSyncExternalStore,
} from "react";
import { type NavigateFunction, PrefetchPageLinks, useNavigate } from "react-router";
import { isPlainClick } from "./plain-click.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
	to: string;
	preventScrollReset?: boolean;
	/** The page is fetched when somebody is about to press. */
	prefetch?: "intent";
};

export function Link({ to, onClick, preventScrollReset, prefetch, ...rest }: LinkProps) {
	const about = prefetch && {
		onPointerEnter: mayFollow,
		onFocus: mayFollow,
		onPointerLeave: passedBy,
		onBlur: passedBy,
	};
	return (
		<a
			{...rest}
			{...about}
			href={to}
			onClick={(event) => {
				onClick?.(event);
				follow(event, event.currentTarget, preventScrollReset);
			}}
		/>
	);
}

/** For a part whose links are written as text: they lead as ours do, and their pages are fetched in time. */
export const guidedLinks = {
	onClick: (event: MouseEvent<HTMLElement>) => {
		const link = linkOf(event);
		if (link) follow(event, link);
	},
	onPointerOver: (event: PointerEvent<HTMLElement>) => aboutToFollow(linkOf(event)),
	onFocus: (event: FocusEvent<HTMLElement>) => aboutToFollow(linkOf(event)),
	onPointerOut: passedBy,
	onBlur: passedBy,
};

function linkOf({ target }: { target: EventTarget }): HTMLAnchorElement | null {
	return target instanceof Element ? target.closest("a") : null;
}

let navigate: NavigateFunction | undefined;

function follow(event: MouseEvent, link: HTMLAnchorElement, preventScrollReset?: boolean) {
	const { target, origin, pathname, search, hash, href } = link;
	if (!navigate || event.defaultPrevented || !isPlainClick(event)) return;
	if ((target && target !== "_self") || origin !== location.origin) return;
	event.preventDefault();
	// Pressing the link of the page one is on is no step to go back from.
	void navigate(pathname + search + hash, { replace: href === location.href, preventScrollReset });
}

/** A finger or pointer that merely passes by means nothing yet. */
const INTENT_MS = 100;
let intended: string | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function mayFollow({ currentTarget }: { currentTarget: HTMLAnchorElement }) {
	aboutToFollow(currentTarget);
}

function aboutToFollow(link: HTMLAnchorElement | null) {
	passedBy();
	if (!link) return;
	waiting = setTimeout(() => {
		intended = link.pathname + link.search;
		for (const listener of listeners) listener();
	}, INTENT_MS);
}

function passedBy() {
	clearTimeout(waiting);
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** Once on every page. */
export function LinkGuide() {
	const lead = useNavigate();
	useEffect(() => {
		navigate = lead;
		return () => {
			navigate = undefined;
		};
	}, [lead]);
	const page = useSyncExternalStore(
		subscribe,
		() => intended,
		() => null,
	);
	return page && <PrefetchPageLinks page={page} />;
}
