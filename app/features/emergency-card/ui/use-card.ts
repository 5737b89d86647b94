// The card in this browser's storage. The form keeps its own values, so that what was typed before scripts ran stays.
import { type RefObject, useCallback, useEffect, useState } from "react";
import { type Card, EMPTY_CARD, FIELDS, GO_BAG, readCard } from "../card.ts";

const STORAGE_KEY = "ringline-emergency-card";

export function useCard(form: RefObject<HTMLFormElement | null>) {
	const [card, setCard] = useState(EMPTY_CARD);
	const [state, setState] = useState<"loading" | "saved" | "unsaved">("loading");

	const keep = useCallback((next: Card) => {
		setCard(next);
		setState(store(next) ? "saved" : "unsaved");
	}, []);

	/** Puts a whole card into the form: a shared one, or an empty one. */
	const replace = useCallback(
		(next: Card) => {
			if (form.current) fill(form.current, next);
			keep(next);
		},
		[form, keep],
	);

	useEffect(() => {
		const element = form.current;
		if (!element) return;
		const stored = load();
		const typed = read(element);
		const merged = {
			answers: { ...stored.answers, ...typed.answers },
			packed: [...new Set([...stored.packed, ...typed.packed])],
		};
		fill(element, merged);
		// Stores what was typed before scripts ran, and finds out whether this browser stores anything.
		keep(merged);
		const follow = (event: StorageEvent) => {
			if (event.key !== STORAGE_KEY && event.key !== null) return;
			const other = load();
			fill(element, other);
			setCard(other);
		};
		addEventListener("storage", follow);
		return () => removeEventListener("storage", follow);
	}, [form, keep]);

	const typed = useCallback(() => {
		if (form.current) keep(read(form.current));
	}, [form, keep]);

	return { card, state, typed, replace };
}

function read(form: HTMLFormElement): Card {
	const data = new FormData(form);
	return readCard({
		answers: Object.fromEntries(FIELDS.map(({ name }) => [name, String(data.get(name) ?? "")])),
		packed: data.getAll("packed").map(Number),
	});
}

function fill(form: HTMLFormElement, card: Card): void {
	for (const { name } of FIELDS) {
		const control = form.elements.namedItem(name);
		if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
			control.value = card.answers[name] ?? "";
	}
	for (const place of GO_BAG.keys()) {
		const box = form.querySelector<HTMLInputElement>(`input[name="packed"][value="${place}"]`);
		if (box) box.checked = card.packed.includes(place);
	}
}

/** Storage can be forbidden, full or damaged. */
function load(): Card {
	try {
		return readCard(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null"));
	} catch {
		return EMPTY_CARD;
	}
}

function store(card: Card): boolean {
	try {
		localStorage.setItem(STORAGE_KEY, JSON.stringify(card));
		return true;
	} catch {
		return false;
	}
}
