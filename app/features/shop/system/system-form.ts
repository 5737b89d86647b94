// The questions of 'Build my system', as they are in the URL.
import { CANNON_GPM } from "#app/features/company/offers/water.ts";
import { numerals } from "#app/ui/numerals.ts";
import { MIN_CANNONS, type PumpOwned, type SystemAnswers } from "./plan-system.ts";

export type SystemForm = { lot: string; pool: string; pump: PumpOwned; start: "automatic" | "manual" };

export const MAX_LOT_SQUARE_FEET = 5_000_000;
const MAX_POOL_GALLONS = 500_000;
/** Below this a pump would run dry before it does any good. */
const MIN_POOL_GALLONS = 2_000;

export function readSystemForm(params: URLSearchParams): SystemForm {
	const pump = params.get("pump");
	return {
		lot: (params.get("lot") ?? "").slice(0, 12),
		pool: (params.get("pool") ?? "").slice(0, 12),
		pump: pump === "medium" || pump === "large" ? pump : "none",
		start: params.get("start") === "automatic" ? "automatic" : "manual",
	};
}

export type ReadAnswers =
	| { ok: true; answers: SystemAnswers }
	| { ok: false; errors: { lot?: string; pool?: string } };

export function readAnswers({ lot, pool, pump, start }: SystemForm): ReadAnswers {
	const lotSquareFeet = wholeNumber(lot);
	const poolGallons = pool.trim() === "" ? 0 : wholeNumber(pool);
	const errors = {
		...(lotSquareFeet === null || lotSquareFeet < 500 || lotSquareFeet > MAX_LOT_SQUARE_FEET
			? { lot: "Enter the size of your lot in square feet, such as 12,000. One acre is 43,560." }
			: {}),
		...poolError(poolGallons),
	};
	if (lotSquareFeet === null || poolGallons === null || Object.keys(errors).length > 0)
		return { ok: false, errors };
	return { ok: true, answers: { lotSquareFeet, poolGallons, pump, automatic: start === "automatic" } };
}

function poolError(gallons: number | null): { pool?: string } {
	if (gallons === null || gallons > MAX_POOL_GALLONS)
		return { pool: "Enter the gallons in your pool, such as 20,000, or leave it blank." };
	if (gallons === 0 || gallons >= MIN_POOL_GALLONS) return {};
	const minutes = Math.floor(gallons / (MIN_CANNONS * CANNON_GPM));
	const time = minutes < 1 ? "less than a minute" : minutes === 1 ? "1 minute" : `${minutes} minutes`;
	return {
		pool: `Two cannons use up ${numerals(gallons)} gallons in ${time}, which is too little for a fire pump. Check the number: most pools hold 10,000 gallons or more. Without a pool, leave it blank and we plan a tank.`,
	};
}

function wholeNumber(text: string): number | null {
	const digits = text.replace(/[,\s]/g, "");
	return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
