// The visitor's input, as it is in the URL, and its numeric values.
import { DEFAULT_SPRINKLERS, type WaterSetup } from "./water-duration.ts";

export const inputNames = ["height", "width", "depth", "gallons", "tanks", "sprinklers"] as const;
export type InputName = (typeof inputNames)[number];
export type Inputs = Record<InputName, string> & { method: "dimensions" | "gallons" };

export const emptyInputs: Inputs = {
	method: "dimensions",
	height: "",
	width: "",
	depth: "",
	gallons: "",
	tanks: "0",
	sprinklers: String(DEFAULT_SPRINKLERS),
};

/** Limits the text from a shared URL. */
const MAX_INPUT_LENGTH = 20;

export function inputsFrom(search: URLSearchParams): Inputs {
	const inputs: Inputs = {
		...emptyInputs,
		method: search.get("method") === "gallons" ? "gallons" : "dimensions",
	};
	for (const name of inputNames) inputs[name] = search.get(name)?.slice(0, MAX_INPUT_LENGTH) ?? inputs[name];
	return inputs;
}

export function searchOf(inputs: Inputs): string {
	return new URLSearchParams({ ...inputs }).toString();
}

export function setupFrom(inputs: Inputs): WaterSetup {
	return {
		pool:
			inputs.method === "gallons"
				? { method: "gallons", gallons: amount(inputs.gallons) }
				: {
						method: "dimensions",
						height: amount(inputs.height),
						width: amount(inputs.width),
						depth: amount(inputs.depth),
					},
		tanks: Math.floor(amount(inputs.tanks)),
		sprinklers: Math.floor(amount(inputs.sprinklers)),
	};
}

/** Larger than any pool, and small enough to keep all results finite. */
export const MAX_AMOUNT = 10_000_000;

export function isOverMaxAmount(text: string): boolean {
	return Number(text.replaceAll(",", "").trim()) > MAX_AMOUNT;
}

/** Anything that is not a number, or is negative, counts as 0. Thousands separators are allowed. */
function amount(text: string): number {
	const value = Number(text.replaceAll(",", "").trim());
	return Number.isFinite(value) ? Math.min(Math.max(value, 0), MAX_AMOUNT) : 0;
}
