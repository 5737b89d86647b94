import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

const LONGEST_FILES = [
	"tests/red-flag.integration.test.ts",
	"tests/faults/services.integration.test.ts",
	"tests/faults/kills.integration.test.ts",
];

/**
 * Without results of an earlier run, Vitest starts large files first. These are small and take longest: started last,
 * they would keep one worker busy for minutes while the others have nothing to do.
 */
export class LongestFileFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const isLongest = ({ moduleId }: TestSpecification) =>
			LONGEST_FILES.some((file) => moduleId.endsWith(file));
		return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
	}
}
