// The drawing, and over it the map that moves, once a visitor asks for it: 370 kB that nobody with one bar of signal
// should have to load.
import { Map as MapIcon } from "lucide";
import { useCallback, useEffect, useRef, useState } from "react";
import { href } from "react-router";
import type { Place } from "#app/features/company/places/geography.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { FiresMap as Drawing } from "../fires-map.server.ts";
import type { MapTiles } from "../map-tiles.ts";
import { FiresMap } from "./fires-map.tsx";
import type { LiveMap } from "./live-map/live-map.client.ts";

type OpenableMapProps = { map: Drawing; label: string; place: Place | null; tiles: MapTiles | null };
type State = "unready" | "closed" | "opening" | "open" | "failed";

const FRAME_ID = "live-map";

export function OpenableMap({ map, label, place, tiles }: OpenableMapProps) {
	const [state, setState] = useState<State>("unready");
	const [hasTiles, setHasTiles] = useState(true);
	const container = useRef<HTMLDivElement>(null);
	const live = useRef<LiveMap>(null);

	const open = useCallback(async () => {
		if (tiles && !wasLoadedHere()) return loadHere();
		if (!container.current) return;
		setState("opening");
		try {
			const [{ openLiveMap }, answer] = await Promise.all([
				import("./live-map/live-map.client.ts"),
				fetch(href("/fires.json")),
			]);
			if (!answer.ok) throw new Error(`answered ${answer.status}`);
			const { fires } = await answer.json();
			if (!container.current) return;
			const onTilesFailed = () => setHasTiles(false);
			const parts = { container: container.current, label, fires, place, tiles, onTilesFailed };
			const opened = await openLiveMap(parts);
			// The visitor may have left the page meanwhile.
			if (!container.current) return opened.close();
			live.current = opened;
			setState("open");
		} catch {
			container.current?.replaceChildren();
			setState("failed");
		}
	}, [label, place, tiles]);

	useEffect(() => {
		setState("closed");
		return () => live.current?.close();
	}, []);
	useEffect(() => live.current?.show(place), [place]);
	const isAsked = state === "closed" && typeof location !== "undefined" && location.hash === `#${FRAME_ID}`;
	useEffect(() => {
		if (isAsked) void open();
	}, [isAsked, open]);

	return (
		<>
			<div id={FRAME_ID} className="live-map" data-state={state}>
				<FiresMap map={map} label={label} isHidden={state === "open"} />
				<div className="live-map-view">
					<div ref={container} className="h-full" />
				</div>
			</div>
			<div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
				{state !== "open" && (
					<Button
						variant="secondary"
						onClick={open}
						busy={state === "opening"}
						className={state === "unready" ? "invisible" : undefined}
					>
						<Icon of={MapIcon} className="size-5" />
						Open the map
					</Button>
				)}
				<p role="status" className="text-slate">
					{state === "opening" && "Loading the map"}
					{state === "open" && "Pinch or use the buttons to zoom. Select a fire for its size."}
					{state === "open" && !hasTiles && " Roads and towns didn't load."}
					{state === "failed" && "The map didn't load. The drawing and the list show the same fires."}
				</p>
			</div>
		</>
	);
}

/** Only the document of this page may load tiles. A visitor who came by a link within the site has another document. */
function wasLoadedHere(): boolean {
	const [entry] = performance.getEntriesByType("navigation");
	return entry !== undefined && new URL(entry.name).pathname === href("/fires");
}

function loadHere(): void {
	history.replaceState(history.state, "", `#${FRAME_ID}`);
	location.reload();
}
