import { expect, test } from "vitest";
import { contours } from "./contours.ts";
import { iso } from "./iso.ts";

test("both ground axes run at 30° and height runs straight up", () => {
	const [x, y] = iso.project([100, 0, 0]);
	expect((Math.atan2(y, x) * 180) / Math.PI).toBeCloseTo(30, 1);
	expect(iso.project([0, 100, 0])[0]).toBeCloseTo(-x);
	expect(iso.project([0, 0, 10])).toEqual([0, -10]);
});

test("a box shows three faces that share the near upper corner", () => {
	const { top, left, right } = iso.box([0, 0, 0], [10, 10, 10]);
	for (const face of [top, left, right]) expect(face).toContain("0 0");
});

test("one seed is one hill, another seed another", () => {
	const draw = (seed: number) => contours({ seed, cx: 0, cy: 0 }, [40, 80]);
	expect(draw(3)).toEqual(draw(3));
	expect(draw(3)).not.toEqual(draw(4));
});
