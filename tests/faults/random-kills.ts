// Kills processes with SIGKILL at random moments under load, sometimes during a recovery.
import { setTimeout as pause } from "node:timers/promises";
import type { KillableSite, KillTarget } from "./killable-site.ts";
import type { SeededRandom } from "./seeded-random.ts";

export type Kills = Record<KillTarget, number> & { slowestRecoveryMs: number };

export async function killAtRandom(
	site: KillableSite,
	random: SeededRandom,
	pauseMs: { min: number; max: number },
	isDone: (kills: number) => boolean,
): Promise<Kills> {
	const kills: Kills = { site: 0, database: 0, both: 0, slowestRecoveryMs: 0 };
	let killDuringRecovery = false;
	for (let count = 0; !isDone(count); count++) {
		await pause(killDuringRecovery ? random.between(0, 1_200) : random.between(pauseMs.min, pauseMs.max));
		const target = random.pick<KillTarget>(["site", "database", "both"]);
		const killed = performance.now();
		await site.kill(target);
		kills[target] += 1;
		killDuringRecovery = random.chance(0.15);
		if (killDuringRecovery) continue;
		await site.ready();
		kills.slowestRecoveryMs = Math.max(kills.slowestRecoveryMs, Math.round(performance.now() - killed));
	}
	await site.ready();
	return kills;
}
