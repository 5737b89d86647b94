/** Random numbers that repeat with the same seed (mulberry32). */
export class SeededRandom {
	#state: number;

	constructor(seed: number) {
		this.#state = seed >>> 0;
	}

	/** At min 0 and below 1. */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) >>> 0;
		let mixed = this.#state;
		mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}

	/** An integer, both ends included. */
	between(min: number, max: number): number {
		return min + Math.floor(this.next() * (max - min + 1));
	}

	chance(probability: number): boolean {
		return this.next() < probability;
	}

	pick<T>(choices: readonly [T, ...T[]]): T {
		return choices[this.between(0, choices.length - 1)] ?? choices[0];
	}

	/** An independent generator, so that one visitor's decisions do not depend on the timing of another. */
	fork(): SeededRandom {
		return new SeededRandom(this.between(0, 2 ** 32 - 1));
	}
}
