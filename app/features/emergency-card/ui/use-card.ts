// The card in this browser's storage. The form keeps its own values, so that what was typed before scripts ran stays.
import { type RefObject, useCallback, useEffect, useState } from "react";
import { putValue, typedBeforeScripts, valueIn } from "#app/ui/forms/form-values.ts";
import { type Card, EMPTY_CARD, FIELDS, readCard } from "../card.ts";

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
		const { packed = [], ...answers } = typedBeforeScripts(element);
		const typed = readCard({ answers, packed: [packed].flat().map(Number) });
		const merged = {
			answers: { ...stored.answers, ...typed.answers },
			packed: [...new Set([...stored.packed, ...typed.packed])],
		};
		fill(element, merged);
		// Stores what was typed before scripts ran, and finds out whether this browser stores anything.
		keep(merged);
		const showStored = () => {
			const other = load();
			fill(element, other);
			setCard(other);
		};
		const follow = ({ key }: StorageEvent) => {
			if (key === STORAGE_KEY || key === null) showStored();
		};
		// A page that the browser kept whole while another was open heard nothing of changes in other tabs.
		const returned = ({ persisted }: PageTransitionEvent) => {
			if (persisted) showStored();
		};
		addEventListener("storage", follow);
		addEventListener("pageshow", returned);
		return () => {
			removeEventListener("storage", follow);
			removeEventListener("pageshow", returned);
		};
	}, [form, keep]);

	const typed = useCallback(() => {
		if (form.current) keep(read(form.current));
	}, [form, keep]);

	return { card, state, typed, replace };
}

function read(form: HTMLFormElement): Card {
	return readCard({
		answers: Object.fromEntries(FIELDS.map(({ name }) => [name, valueIn(form, name)])),
		packed: [valueIn(form, "packed") ?? []].flat().map(Number),
	});
}

function fill(form: HTMLFormElement, card: Card): void {
	for (const { name } of FIELDS) putValue(form, name, card.answers[name] ?? "");
	putValue(form, "packed", card.packed.map(String));
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
