// The card in this browser's storage. The form keeps its own values, so that what was typed before scripts ran stays.
import { type RefObject, useCallback, useEffect, useState } from "react";
import { deviceStore, onChangedElsewhere } from "#app/ui/begun/device-store.ts";
import { putValue, typedBeforeScripts, valueIn } from "#app/ui/begun/form-values.ts";
import { type Card, EMPTY_CARD, FIELDS, readCard } from "../card.ts";

const CARD_KEY = "ringline-emergency-card";
const store = deviceStore(CARD_KEY, readCard);

export function useCard(form: RefObject<HTMLFormElement | null>) {
	const [card, setCard] = useState(EMPTY_CARD);
	const [state, setState] = useState<"loading" | "saved" | "unsaved">("loading");

	const keep = useCallback((next: Card) => {
		setCard(next);
		setState(store.write(next) ? "saved" : "unsaved");
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
		const stored = store.read();
		const { packed = [], ...answers } = typedBeforeScripts(element);
		const typed = readCard({ answers, packed: [packed].flat().map(Number) });
		const merged = {
			answers: { ...stored.answers, ...typed.answers },
			packed: [...new Set([...stored.packed, ...typed.packed])],
		};
		fill(element, merged);
		// Stores what was typed before scripts ran, and finds out whether this browser stores anything.
		keep(merged);
		return onChangedElsewhere(CARD_KEY, () => {
			const other = store.read();
			fill(element, other);
			setCard(other);
		});
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
