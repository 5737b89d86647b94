import { useEffect } from "react";
import {
	data,
	href,
	isRouteErrorResponse,
	Links,
	Meta,
	matchPath,
	Outlet,
	Scripts,
	ScrollRestoration,
	useLocation,
	useMatch,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { company } from "./features/company/company.ts";
import { ORIGIN_PLACEHOLDER } from "./features/company/pages/page-meta.ts";
import { ErrorPage } from "./features/company/ui/shell/error-page.tsx";
import { currentBanner } from "./features/red-flag/warnings/current-banner.server.ts";
import { CartProvider } from "./features/shop/ui/cart/cart-provider.tsx";
import { publicUrl } from "./platform/http/public-url.server.ts";
import { isPrerendering } from "./platform/http/request-context.server.ts";
import { takeToast } from "./platform/http/toasts.server.ts";
import { keepPageWhenAnswerIsLost, LostAnswers } from "./routes/lost-answer.ts";
import type { LostAnswerHandle } from "./routes/lost-answer-texts.ts";
import { unlessOnlyQueryChanged } from "./routes/revalidate.ts";
import { SiteFrame } from "./routes/site-frame.tsx";
import styles from "./styles.css?url";
import { preloadedFonts } from "./ui/fonts.ts";
import { ToastRegion } from "./ui/overlays/toast-region.tsx";

export const links: Route.LinksFunction = () => [
	{ rel: "stylesheet", href: styles },
	...preloadedFonts.map((href) => ({
		rel: "preload",
		as: "font",
		type: "font/woff2",
		crossOrigin: "anonymous" as const,
		href,
	})),
	{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

const OFFLINE_PAGES = ["/emergency-card", "/readiness"];

export async function loader({ request, context }: Route.LoaderArgs) {
	const { toast, clearingHeader } = await takeToast(request);
	// A copy saved for offline use must not show an old warning.
	const { pathname, searchParams } = new URL(request.url);
	const isSavedCopy = OFFLINE_PAGES.some((page) => matchPath(page, pathname)) && searchParams.has("saved");
	const redFlag = isSavedCopy ? null : currentBanner();
	return data(
		{ origin: isPrerendering(context) ? ORIGIN_PLACEHOLDER : publicUrl(), toast, redFlag },
		clearingHeader ? { headers: { "Set-Cookie": clearingHeader } } : undefined,
	);
}

/** The cart asks from every page, and says itself what it could not learn. */
export const handle: LostAnswerHandle = {
	lostAnswers: { sending: { "/cart": null, "/checkout": null }, loading: { "/checkout": null } },
};

export const clientMiddleware = [keepPageWhenAnswerIsLost];

/** A change of query alone brings neither a toast nor another origin; steps and filters need not wait for us. */
export const shouldRevalidate = unlessOnlyQueryChanged;

export const meta: Route.MetaFunction = () => [{ title: company.name }];

export function Layout({ children }: { children: React.ReactNode }) {
	// A page has one manifest, and the card is installed on its own.
	// `useMatch` because a page is prerendered with a slash at the end of its address.
	const isCard = useMatch(href("/emergency-card")) !== null;
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#15191c" />
				<link rel="manifest" href={isCard ? "/emergency-card.webmanifest" : "/site.webmanifest"} />
				{isCard && <link rel="apple-touch-icon" href="/emergency-card-192.png" />}
				<Meta />
				<Links />
			</head>
			<body>
				<a className="skip-link" href="#content">
					Skip to content
				</a>
				{children}
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

export default function App({ loaderData }: Route.ComponentProps) {
	// Lets styles and tests detect hydration.
	useEffect(() => {
		document.documentElement.dataset.hydrated = "";
	}, []);
	return (
		<CartProvider>
			<Outlet />
			<ToastRegion flashed={loaderData.toast} />
			<LostAnswers />
		</CartProvider>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const path = useLocation().pathname;
	const notFound = isRouteErrorResponse(error) && error.status === 404;
	useEffect(() => {
		if (notFound) console.error(`404: nothing at ${path}`);
	}, [notFound, path]);
	return (
		<CartProvider>
			<SiteFrame>
				<ErrorPage error={error} />
			</SiteFrame>
			<LostAnswers />
		</CartProvider>
	);
}
