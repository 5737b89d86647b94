// What a visitor typed, as it stands in the address, and what it counts as.
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

/** A long text in a shared address must not become a long page. */
const LONGEST = 20;

export function inputsFrom(search: URLSearchParams): Inputs {
	const inputs: Inputs = {
		...emptyInputs,
		method: search.get("method") === "gallons" ? "gallons" : "dimensions",
	};
	for (const name of inputNames) inputs[name] = search.get(name)?.slice(0, LONGEST) ?? inputs[name];
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

/** Beyond this nobody owns a pool, and arithmetic would leave the finite numbers. */
export const MOST = 10_000_000;

export function isOverMost(text: string): boolean {
	return Number(text.replaceAll(",", "").trim()) > MOST;
}

/** What is not a number, or is below zero, counts as 0. Commas between thousands are fine. */
function amount(text: string): number {
	const value = Number(text.replaceAll(",", "").trim());
	return Number.isFinite(value) ? Math.min(Math.max(value, 0), MOST) : 0;
}
