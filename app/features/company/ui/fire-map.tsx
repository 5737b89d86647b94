// The public wildfire map in a frame. It belongs to somebody else: it loads only when seen, and its absence is planned for.
import { ExternalLink } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { fireMap } from "../fire-map.ts";

type MapState = "waiting" | "loading" | "shown" | "failed";

export function FireMap() {
	const box = useRef<HTMLDivElement>(null);
	const [state, setState] = useState<MapState>("waiting");
	useEffect(() => {
		if (!box.current || state !== "waiting") return;
		const observer = new IntersectionObserver(([entry]) => {
			if (entry?.isIntersecting) setState(navigator.onLine ? "loading" : "failed");
		});
		observer.observe(box.current);
		return () => observer.disconnect();
	}, [state]);
	useEffect(() => {
		if (state !== "loading") return;
		const fail = () => setState("failed");
		const timer = setTimeout(fail, fireMap.patienceMs);
		document.addEventListener("securitypolicyviolation", fail);
		return () => {
			clearTimeout(timer);
			document.removeEventListener("securitypolicyviolation", fail);
		};
	}, [state]);
	const framed = state === "loading" || state === "shown";
	return (
		<div
			ref={box}
			className="relative h-[34rem] overflow-clip rounded-md border border-line bg-ash lg:h-[40rem]"
			aria-busy={state === "loading"}
		>
			{framed && (
				<iframe
					src={fireMap.address}
					title="Live wildfire map"
					allow="geolocation"
					className="absolute inset-0 size-full border-0"
					onLoad={() => setState("shown")}
				/>
			)}
			{state === "loading" && (
				<p
					role="status"
					className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-ash"
				>
					<Spinner className="size-14" />
					Loading the live map…
				</p>
			)}
			{(state === "failed" || state === "waiting") && (
				<div className="absolute inset-0 grid place-content-center justify-items-start gap-4 p-8">
					<h2 className="text-subheading">
						{state === "failed" ? "The map did not load here" : "The live map opens in its own window"}
					</h2>
					<p className="measure text-slate">
						{state === "failed"
							? "The map's service may be busy, or your browser or network keeps it out of this page. It often works in its own window."
							: "It shows every reported fire, its perimeter and the evacuation orders around it."}
					</p>
					<div className="flex flex-wrap gap-3">
						<MapLink className={buttonClass()}>Open {fireMap.name}</MapLink>
						{state === "failed" && (
							<button
								type="button"
								className={buttonClass({ variant: "secondary" })}
								onClick={() => setState("loading")}
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

export function MapLink({ className, children }: { className?: string; children: React.ReactNode }) {
	return (
		<a className={className} href={fireMap.address} target="_blank" rel="noopener">
			{children}
			<ExternalLink className="ml-1.5 inline size-4" aria-hidden="true" />
			<span className="sr-only"> (opens in a new tab)</span>
		</a>
	);
}
