// Formats numbers the American way. Intl formatters take 15 ms to initialize on a desktop and four times that on a
// phone, which delays hydration.

/** '1,234,567', with at most three decimals. */
export function numerals(value: number): string {
	const [whole = "", part] = String(Math.round(value * 1_000) / 1_000).split(".");
	return part ? `${grouped(whole)}.${part}` : grouped(whole);
}

const UNITS = ["bytes", "KB", "MB", "GB", "TB"];

/** '1.2 MB' */
export function bytesText(bytes: number): string {
	let value = bytes;
	let unit = 0;
	while (value >= 1000 && unit < UNITS.length - 1) {
		value /= 1000;
		unit += 1;
	}
	return `${unit === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[unit]}`;
}

function grouped(digits: string): string {
	return digits.replace(/\B(?=(?:\d{3})+$)/g, ",");
}
