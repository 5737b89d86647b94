import type { TierId } from "../../packages.ts";
import { type ScenePart, SystemScene } from "./system-scene.tsx";

const partsOfTier: Record<TierId, ScenePart[]> = {
	manual: [],
	essentials: ["shed", "mast", "solar"],
	elite: ["shed", "mast", "solar", "tanks", "cannon-3"],
};

export function TierDrawing({ tier, className }: { tier: TierId; className?: string }) {
	return <SystemScene parts={partsOfTier[tier]} className={className} />;
}
