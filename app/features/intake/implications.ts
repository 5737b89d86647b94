// What the answers mean for a system: how much water there is, how long it lasts, and what a designer still needs.
import { packageHours, tiers } from "#app/features/company/offers/packages.ts";
import { poolVolume } from "#app/features/company/offers/water.ts";
import { numerals } from "#app/ui/numerals.ts";
import { type IntakeDetails, type NamedFile, valueAt } from "./details.ts";

export type PackageHours = {
	name: string;
	gallonsPerMinute: number;
	gallons: number;
	continuous: number;
	/** Null when the package has no controller that can pulse. */
	pulsed: number | null;
};

export type Implications = {
	poolGallons: number;
	tankGallons: number;
	availableGallons: number;
	packages: PackageHours[];
	missing: string[];
};

export function implicationsOf(details: IntakeDetails, files: readonly NamedFile[]): Implications {
	const hasPool = valueAt(details, "hasPool") === true;
	const hasTank = valueAt(details, "hasWaterTank") === true;
	const pool = hasPool ? gallonsInPool(String(valueAt(details, "poolDetails") ?? "")) : 0;
	const tank = hasTank ? numberAt(details, "waterTankSize") : 0;
	const availableGallons = (pool ?? 0) + (tank ?? 0);
	return {
		poolGallons: pool ?? 0,
		tankGallons: tank ?? 0,
		availableGallons,
		packages: tiers.map((tier) => ({ name: tier.name, ...packageHours(tier, availableGallons) })),
		missing: missingForDesign(details, files, { pool: hasPool && !pool, tank: hasTank && !tank }),
	};
}

export function implicationLines({ availableGallons, packages, missing }: Implications): string[] {
	return [
		availableGallons > 0 ? `Available water: ${gallons(availableGallons)}` : "No stored water mentioned",
		...packagesWithWater(packages).map(
			({ name, gallonsPerMinute, gallons: total, continuous, pulsed }) =>
				`${name}: ${hours(continuous)} continuous${pulsed === null ? "" : `, ${hours(pulsed)} pulsed`} (${gallons(total)} at ${gallonsPerMinute} GPM)`,
		),
		missing.length === 0
			? "We have everything we need for a first design."
			: `Still needed for a design: ${missing.join("; ")}`,
	];
}

/** Only Elite brings its own tanks, so without stored water the others have no hours to show. */
export function packagesWithWater(packages: readonly PackageHours[]): PackageHours[] {
	return packages.filter((row) => row.gallons > 0);
}

export function hours(value: number): string {
	return `${value.toFixed(1)} h`;
}

export function gallons(value: number): string {
	return `${numerals(Math.round(value))} gallons`;
}

/** Reads '32 x 16 x 5 ft' or '18,000 gallons' from free text. Returns null when it contains neither. */
export function gallonsInPool(text: string): number | null {
	const gallons = /(\d[\d,]*(?:\.\d+)?)\s*(k|thousand)?\s*gal/i.exec(text);
	if (gallons?.[1]) return Math.round(toNumber(gallons[1]) * (gallons[2] ? 1_000 : 1));
	const size = String.raw`(\d[\d,]*(?:\.\d+)?)\s*(?:ft|feet|foot|'|′)?[^\d\n]{0,12}?`;
	const by = String.raw`\s*(?:x|×|\*|by)\s*`;
	const found = new RegExp(`${size}${by}${size}${by}${size}`, "i").exec(text);
	if (!found?.[1] || !found[2] || !found[3]) return null;
	const [height, width, depth] = [toNumber(found[1]), toNumber(found[2]), toNumber(found[3])];
	return Math.round(poolVolume({ height, width, depth }));
}

function missingForDesign(
	details: IntakeDetails,
	files: readonly NamedFile[],
	unread: { pool: boolean; tank: boolean },
): string[] {
	const blank = (name: string) => {
		const value = valueAt(details, name);
		return (
			value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)
		);
	};
	const without = (field: string) => !files.some((file) => file.field === field);
	const generator = valueAt(details, "hasGenerator") === true;
	const wanted: [boolean, string][] = [
		[without("roofPlansFile"), "Roof plans"],
		[blank("homeSquareFootage"), "Home square footage"],
		[blank("roofTypes"), "Roof type"],
		[blank("hasPool") && blank("hasWaterTank"), "Whether you have a pool or a water tank"],
		[unread.pool, "Pool size (length x width x depth, or gallons)"],
		[unread.tank, "Water tank size"],
		[blank("cityWaterPressure"), "City water pressure"],
		[blank("electricalPanelLocation"), "Electrical panel location"],
		[generator && (blank("generatorVoltage") || blank("generatorAmps")), "Generator voltage and amps"],
		[blank("internetProviders") && blank("cellularNetworks"), "Internet or cell reception at the house"],
		[without("sitePhotos"), "Site photos"],
		[blank("preferredEquipmentLocation"), "Where the equipment could go"],
	];
	return wanted.filter(([isMissing]) => isMissing).map(([, what]) => what);
}

function numberAt(details: IntakeDetails, name: string): number | null {
	const value = valueAt(details, name);
	return typeof value === "number" ? value : null;
}

function toNumber(text: string): number {
	return Number(text.replaceAll(",", ""));
}
