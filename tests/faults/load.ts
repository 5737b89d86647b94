// The evening: many people at once, each with one errand after the other.
import { fillInQuestionnaire, requestConsultation } from "./lead-errands.ts";
import { editListing, postProduct, postWanted } from "./marketplace-errands.ts";
import type { Scene } from "./scene.ts";

/** Resolves when `enough` holds and everybody has finished the errand they were on. */
export async function crowd(scene: Scene, people: number, enough: () => boolean): Promise<void> {
	await Promise.all(
		Array.from({ length: people }, () => person({ ...scene, dice: scene.dice.another() }, enough)),
	);
}

async function person(scene: Scene, enough: () => boolean): Promise<void> {
	while (!enough())
		try {
			await nextErrand(scene);
		} catch (error) {
			scene.ledger.findings.push(error instanceof Error ? error.message : String(error));
		}
}

async function nextErrand(scene: Scene): Promise<void> {
	const { dice } = scene;
	if (dice.chance(0.5) && (await editListing(scene))) return;
	const share = dice.roll();
	if (share < 0.3) await requestConsultation(scene);
	else if (share < 0.55) await postProduct(scene);
	else if (share < 0.65) await postWanted(scene);
	else await fillInQuestionnaire(scene);
}
