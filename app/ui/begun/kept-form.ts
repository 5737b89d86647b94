// What was typed into a form that is not saved by the server until it is sent: kept in the browser, so that closing a
// dialog, following a link, reloading or a lost answer loses nothing. Clear it only after a confirmed success.

import { deviceStore, type KeptIn } from "./device-store.ts";
import {
	changedNames,
	type FormValue,
	namesIn,
	putValue,
	typedBeforeScripts,
	valueIn,
} from "./form-values.ts";

export type KeptFields = Record<string, FormValue>;

type KeepOptions = {
	place?: KeptIn;
	/** The storage name of a field. A field may have several, such as one message per topic. */
	slot?: (fieldName: string) => string;
	/** Fields that are never kept. Spam traps are left out anyway. */
	without?: readonly string[];
	/** A hidden field that is kept along with the first that was typed. */
	along?: string;
	/** False when the page shows what was just posted, which is newer than what is kept. */
	restores?: boolean;
};

/** Restores what was typed before, then keeps what the visitor types or clears. Returns a function that stops it. */
export function keepForm(
	form: HTMLFormElement | null,
	key: string,
	{ place = "device", slot = (name) => name, without = [], along, restores = true }: KeepOptions = {},
): (() => void) | undefined {
	if (!form) return;
	const store = fieldStore(key, place);
	const isKept = (name: string) =>
		!without.includes(name) && namesIn(form).includes(name) && !isTrap(form, name);
	// Later, what is in the form was typed with scripts, perhaps into another slot.
	const typed = followed.has(form) ? {} : typedBeforeScripts(form);
	followed.add(form);
	const kept = store.read();
	const changed = changedNames(form);
	for (const name of restores ? namesIn(form).filter(isKept) : []) {
		const value = kept[slot(name)];
		if (value === undefined || changed.includes(name)) continue;
		putValue(form, name, value);
		// The text beside a select follows its value.
		const control = form.elements.namedItem(name);
		if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event("change", { bubbles: true }));
	}
	/** Of this tab. Another tab may have sent its form and cleared what was kept meanwhile. */
	const own: KeptFields = {};
	const keep = (name: string) => {
		if (!isKept(name)) return;
		own[slot(name)] = valueIn(form, name) ?? "";
		if (along) own[along] ??= hiddenValue(form, along);
		// Only this field: another tab may have kept the others since.
		store.write({ ...own, ...store.read(), [slot(name)]: own[slot(name)] ?? "" });
	};
	for (const name of Object.keys(typed)) keep(name);
	const follow = ({ target }: Event) => keep((target as { name?: string } | null)?.name ?? "");
	form.addEventListener("input", follow);
	return () => form.removeEventListener("input", follow);
}

const followed = new WeakSet<HTMLFormElement>();

export function keptFields(key: string, place: KeptIn = "device"): KeptFields {
	return fieldStore(key, place).read();
}

function fieldStore(key: string, place: KeptIn) {
	return deviceStore<KeptFields>(
		key,
		(found) => ({ ...(found && typeof found === "object" ? (found as KeptFields) : {}) }),
		place,
	);
}

/** Nobody can reach it with the keyboard. */
function isTrap(form: HTMLFormElement, name: string): boolean {
	const control = form.elements.namedItem(name);
	return control instanceof HTMLElement && control.tabIndex < 0;
}

function hiddenValue(form: HTMLFormElement, name: string): string {
	const control = form.elements.namedItem(name);
	return control instanceof HTMLInputElement ? control.value : "";
}
