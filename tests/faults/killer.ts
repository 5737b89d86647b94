// kill -9 at random moments: under load, and now and then while everything is still coming back.
import { setTimeout as pause } from "node:timers/promises";
import type { Dice } from "./dice.ts";
import type { SiteUnderFire, Victim } from "./site-under-fire.ts";

export type Kills = Record<Victim, number> & { slowestReturnMs: number };

export async function killAtRandom(
	site: SiteUnderFire,
	dice: Dice,
	calmMs: { least: number; most: number },
	enough: (kills: number) => boolean,
): Promise<Kills> {
	const kills: Kills = { site: 0, database: 0, both: 0, slowestReturnMs: 0 };
	let impatient = false;
	for (let count = 0; !enough(count); count++) {
		await pause(impatient ? dice.between(0, 1_200) : dice.between(calmMs.least, calmMs.most));
		const victim = dice.pick<Victim>(["site", "database", "both"]);
		const killed = performance.now();
		await site.kill(victim);
		kills[victim] += 1;
		impatient = dice.chance(0.15);
		if (impatient) continue;
		await site.ready();
		kills.slowestReturnMs = Math.max(kills.slowestReturnMs, Math.round(performance.now() - killed));
	}
	await site.ready();
	return kills;
}
