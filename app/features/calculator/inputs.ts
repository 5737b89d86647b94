// The visitor's input, as it is in the URL, and its numeric values.
import { numerals } from "#app/ui/numerals.ts";
import { type PoolShape, poolShapes } from "./pool-shapes.ts";
import { DEFAULT_SPRINKLERS, type WaterSetup } from "./water-duration.ts";

export const inputNames = [
	"height",
	"width",
	"width2",
	"depth",
	"gallons",
	"tanks",
	"sprinklers",
	"cannons",
	"hose",
	"lift",
] as const;
export type InputName = (typeof inputNames)[number];
export type Inputs = Record<InputName, string> & {
	method: "dimensions" | "gallons";
	shape: PoolShape;
	outlets: "sprinklers" | "cannons";
};

export const emptyInputs: Inputs = {
	method: "dimensions",
	shape: "rectangle",
	height: "",
	width: "",
	width2: "",
	depth: "",
	gallons: "",
	tanks: "0",
	outlets: "sprinklers",
	sprinklers: String(DEFAULT_SPRINKLERS),
	cannons: "2",
	hose: "",
	lift: "",
};

/** The fields of the first version. The others are in the URL only when they differ from their defaults. */
const alwaysInAddress = new Set(["method", "height", "width", "depth", "gallons", "tanks", "sprinklers"]);

/** Limits the text from a shared URL. */
const MAX_INPUT_LENGTH = 20;

export function inputsFrom(search: URLSearchParams): Inputs {
	const inputs: Inputs = {
		...emptyInputs,
		method: search.get("method") === "gallons" ? "gallons" : "dimensions",
		shape: poolShapes.find((shape) => shape === search.get("shape")) ?? "rectangle",
		outlets: search.get("outlets") === "cannons" ? "cannons" : "sprinklers",
	};
	for (const name of inputNames) inputs[name] = search.get(name)?.slice(0, MAX_INPUT_LENGTH) ?? inputs[name];
	return inputs;
}

export function searchOf(inputs: Inputs): string {
	const shown = Object.entries(inputs).filter(
		([name, value]) => alwaysInAddress.has(name) || value !== emptyInputs[name as keyof Inputs],
	);
	return new URLSearchParams(shown).toString();
}

export function setupFrom(inputs: Inputs): WaterSetup {
	const { method, shape, outlets } = inputs;
	return {
		pool:
			method === "gallons"
				? { method, gallons: amount(inputs.gallons) }
				: {
						method,
						shape,
						height: amount(inputs.height),
						width: amount(inputs.width),
						width2: amount(inputs.width2),
						depth: amount(inputs.depth),
					},
		tanks: Math.floor(amount(inputs.tanks)),
		outlets: { kind: outlets, count: Math.floor(amount(inputs[outlets])) },
		hose: { length: amount(inputs.hose), lift: amount(inputs.lift) },
	};
}

/** Larger than any pool, and small enough to keep all results finite. */
export const MAX_AMOUNT = 10_000_000;

/** What to tell a visitor whose input counts as something else than was typed. Null when it counts as it is. */
export function inputProblem(text: string): string | null {
	const value = numberIn(text);
	if (value > MAX_AMOUNT) return `The most we can calculate is ${numerals(MAX_AMOUNT)}`;
	if (value < 0) return "This can't be less than 0, so we count it as 0";
	return Number.isNaN(value) ? "This isn't a number, so we count it as 0" : null;
}

/** Anything that is not a number, or is negative, counts as 0. Thousands separators are allowed. */
function amount(text: string): number {
	const value = numberIn(text);
	return Number.isFinite(value) ? Math.min(Math.max(value, 0), MAX_AMOUNT) : 0;
}

/** Nothing typed is 0. */
function numberIn(text: string): number {
	return Number(text.replaceAll(",", "").trim());
}
