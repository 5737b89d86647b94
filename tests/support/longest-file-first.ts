import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

const LONGEST_FILE = "tests/faults/kills.integration.test.ts";

/**
 * Without results of an earlier run, Vitest starts large files first. The kill test is the longest test in one of the
 * smallest files: started last, it would keep one worker busy for a minute or more while the other has nothing to do.
 */
export class LongestFileFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(LONGEST_FILE);
		return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
	}
}
