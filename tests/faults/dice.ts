/** Decisions that look random and come again with the same seed (mulberry32). */
export class Dice {
	#state: number;

	constructor(seed: number) {
		this.#state = seed >>> 0;
	}

	/** From 0 to just below 1. */
	roll(): number {
		this.#state = (this.#state + 0x6d2b79f5) >>> 0;
		let mixed = this.#state;
		mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}

	/** A whole number, both ends included. */
	between(least: number, most: number): number {
		return least + Math.floor(this.roll() * (most - least + 1));
	}

	chance(probability: number): boolean {
		return this.roll() < probability;
	}

	pick<T>(choices: readonly [T, ...T[]]): T {
		return choices[this.between(0, choices.length - 1)] ?? choices[0];
	}

	/** A set of dice of its own, so that one visitor's decisions do not depend on another's pace. */
	another(): Dice {
		return new Dice(this.between(0, 2 ** 32 - 1));
	}
}
