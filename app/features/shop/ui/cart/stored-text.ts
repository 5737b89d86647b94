// Local storage with a fallback: when it is blocked or full, the value lives as long as the page.

export const CART_KEY = "ringline-cart";
export const SAVED_KEY = "ringline-saved";
export const DISCOUNT_KEY = "ringline-discount";
export const PENDING_KEY = "ringline-checkout";

export function readText(key: string, otherwise: string | null): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return otherwise;
	}
}

export function writeText(key: string, text: string): void {
	try {
		localStorage.setItem(key, text);
	} catch {}
}

export function removeText(key: string): void {
	try {
		localStorage.removeItem(key);
	} catch {}
}
