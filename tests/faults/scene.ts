// What every errand of a visitor needs to know.
import type { Dice } from "./dice.ts";
import type { EditDesk } from "./edit-desk.ts";
import type { Ledger } from "./ledger.ts";
import type { Materials } from "./material.ts";
import { type Answer, Surprise, Visitor } from "./visitor.ts";

export type Scene = { origin: string; dice: Dice; ledger: Ledger; materials: Materials; desk: EditDesk };

export function newVisitor({ origin, dice, ledger }: Scene): Visitor {
	return new Visitor(origin, dice, ledger);
}

const LETTERS = [..."bcdfghjklmnpqrstvwz"] as unknown as readonly [string, ...string[]];

/** A word that nobody else writes, and that a search can find. */
export function newWord(dice: Dice): string {
	return Array.from({ length: 14 }, () => dice.pick(LETTERS)).join("");
}

export function expectStatus(answer: Answer, expected: number, what: string): void {
	if (answer.status !== expected)
		throw new Surprise(`${what} was answered ${answer.status}: ${answer.text.slice(0, 300)}`);
}
