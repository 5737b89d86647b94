// The browser's storage, for what a visitor has begun. It can be blocked, full or damaged: nothing here throws, and
// whoever uses it works without it.

/** `tab`: until the tab is closed. */
export type KeptIn = "device" | "tab";

/** Undefined when the storage cannot be read. */
export function readText(key: string, place: KeptIn = "device"): string | null | undefined {
	try {
		return storage(place).getItem(key);
	} catch {
		return undefined;
	}
}

/** Null removes it. Returns false when the storage refuses. */
export function writeText(key: string, text: string | null, place: KeptIn = "device"): boolean {
	try {
		if (text === null) storage(place).removeItem(key);
		else storage(place).setItem(key, text);
		return true;
	} catch {
		return false;
	}
}

export type DeviceStore<Value> = {
	read(): Value;
	/** False when the storage refuses. */
	write(value: Value): boolean;
	clear(): void;
};

/** One value as JSON. `parse` gets whatever was found, null when there is nothing to read. */
export function deviceStore<Value>(
	key: string,
	parse: (found: unknown) => Value,
	place: KeptIn = "device",
): DeviceStore<Value> {
	return {
		read: () => parse(parseJson(readText(key, place))),
		write: (value) => writeText(key, JSON.stringify(value), place),
		clear: () => void writeText(key, null, place),
	};
}

/**
 * Calls when another tab changed the value, and when the browser shows a page again that it had put aside whole: such a
 * page heard nothing of the changes meanwhile. Returns a function that stops it.
 */
export function onChangedElsewhere(key: string, listener: () => void): () => void {
	// A null key: the whole storage was emptied.
	const changed = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
	const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && listener();
	addEventListener("storage", changed);
	addEventListener("pageshow", shownAgain);
	return () => {
		removeEventListener("storage", changed);
		removeEventListener("pageshow", shownAgain);
	};
}

function storage(place: KeptIn): Storage {
	return place === "tab" ? sessionStorage : localStorage;
}

function parseJson(text: string | null | undefined): unknown {
	try {
		return JSON.parse(text ?? "null");
	} catch {
		return null;
	}
}
