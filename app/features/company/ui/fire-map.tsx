// The public wildfire map in a frame. It is a third party's, so it loads only when visible and may be unavailable.
import { ExternalLink } from "lucide";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { fireMap, type MapFraming } from "../pages/fire-map.ts";

/**
 * Two things lead from "trying" to "shown", in either order: the frame's `load` event, and a check that it is not an
 * error page.
 */
type MapState = "waiting" | "trying" | "loaded" | "cleared" | "shown" | "failed";

/** `fallback` is shown when the map cannot be. */
export function FireMap({ fallback }: { fallback: ReactNode }) {
	const box = useRef<HTMLDivElement>(null);
	const [state, setState] = useState<MapState>("waiting");
	const trying = state === "trying" || state === "loaded" || state === "cleared";
	useEffect(() => {
		if (!box.current || state !== "waiting") return;
		const observer = new IntersectionObserver(([entry]) => {
			if (entry?.isIntersecting) setState(navigator.onLine ? "trying" : "failed");
		});
		const element = box.current;
		const begin = afterHydration(() => observer.observe(element));
		return () => {
			begin.cancel();
			observer.disconnect();
		};
	}, [state]);
	useEffect(() => {
		if (!trying) return;
		let over = false;
		const fail = () => setState("failed");
		const timer = setTimeout(
			() => setState((now) => (now === "loaded" ? "shown" : "failed")),
			fireMap.timeoutMs,
		);
		document.addEventListener("securitypolicyviolation", fail);
		canBeShown().then((can) => {
			if (over) return;
			setState((now) => (!can ? "failed" : now === "loaded" ? "shown" : "cleared"));
		});
		return () => {
			over = true;
			clearTimeout(timer);
			document.removeEventListener("securitypolicyviolation", fail);
		};
	}, [trying]);
	return (
		<div
			ref={box}
			className="relative h-[34rem] overflow-clip rounded-md border border-line bg-ash lg:h-[40rem]"
			aria-busy={trying}
		>
			{(trying || state === "shown") && (
				<iframe
					src={fireMap.address}
					title="Live wildfire map"
					allow="geolocation"
					className="absolute inset-0 size-full border-0"
					onLoad={() => setState((now) => (now === "cleared" ? "shown" : now === "trying" ? "loaded" : now))}
				/>
			)}
			{trying && (
				<p
					role="status"
					className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-ash"
				>
					<Spinner className="size-14" />
					Loading the live map…
				</p>
			)}
			{(state === "failed" || state === "waiting") && (
				<div className="absolute inset-0 grid place-content-center justify-items-start gap-4 overflow-y-auto p-6 sm:p-8">
					<h2 className="text-subheading">
						{state === "failed" ? "The map didn't load" : "The live map opens in its own window"}
					</h2>
					<p className="measure text-slate">
						{state === "failed"
							? "The map service may be busy, or your browser may be blocking it. It often works in its own window."
							: "It shows reported fires, their perimeters and evacuation orders."}
					</p>
					{state === "failed" && fallback}
					<div className="flex flex-wrap gap-3">
						<MapLink className={buttonClass()}>Open {fireMap.name}</MapLink>
						{state === "failed" && (
							<button
								type="button"
								className={buttonClass({ variant: "secondary" })}
								onClick={() => setState("trying")}
							>
								Try again
							</button>
						)}
					</div>
				</div>
			)}
		</div>
	);
}

/** After hydration, because a frame is heavy and taps on the page come first. */
function afterHydration(begin: () => void): { cancel: () => void } {
	if (!("requestIdleCallback" in window)) {
		const timer = setTimeout(begin, 300);
		return { cancel: () => clearTimeout(timer) };
	}
	const request = requestIdleCallback(begin, { timeout: 2_000 });
	return { cancel: () => cancelIdleCallback(request) };
}

/** `load` also fires for the browser's error page, so check the map with a separate request. */
async function canBeShown(): Promise<boolean> {
	const signal = AbortSignal.timeout(fireMap.timeoutMs);
	const reached = fetch(fireMap.address, { method: "HEAD", mode: "no-cors", cache: "no-store", signal });
	const framing = fetch(href("/watch-duty/framing"), { signal }).then((answer) => answer.json());
	const [reach, frame] = await Promise.allSettled([reached, framing]);
	const known: MapFraming | null = frame.status === "fulfilled" ? frame.value : null;
	if (known?.refused) return false;
	return reach.status === "fulfilled" || known?.answersPages === false;
}

export function MapLink({ className, children }: { className?: string; children: React.ReactNode }) {
	return (
		<a className={className} href={fireMap.address} target="_blank" rel="noopener">
			{children}
			<Icon of={ExternalLink} className="ml-1.5 inline size-4" />
			<span className="sr-only"> (opens in a new tab)</span>
		</a>
	);
}
