// What every simulated visitor needs.

import type { EditLinkInbox } from "./edit-link-inbox.ts";
import type { Ledger } from "./ledger.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { TestFiles } from "./test-files.ts";
import { type Answer, UnexpectedAnswer, Visitor } from "./visitor.ts";

export type VisitContext = {
	origin: string;
	random: SeededRandom;
	ledger: Ledger;
	testFiles: TestFiles;
	editLinks: EditLinkInbox;
};

export function newVisitor({ origin, random, ledger }: VisitContext): Visitor {
	return new Visitor(origin, random, ledger);
}

const LETTERS = [..."bcdfghjklmnpqrstvwz"] as unknown as readonly [string, ...string[]];

/** A word that is unique and can be searched for. */
export function uniqueWord(random: SeededRandom): string {
	return Array.from({ length: 14 }, () => random.pick(LETTERS)).join("");
}

export function expectStatus(answer: Answer, expected: number, what: string): void {
	if (answer.status !== expected)
		throw new UnexpectedAnswer(`${what} was answered ${answer.status}: ${answer.text.slice(0, 300)}`);
}
