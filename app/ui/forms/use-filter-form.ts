// A plain GET form whose results follow as one types.
import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";

const TYPING_PAUSE_MS = 250;

/**
 * `filters` are those of the address, by the names of the fields. `addressOf` makes the address of what is in the form.
 * The letters typed into one field are one step for Back; anything else is a step of its own.
 */
export function useFilterForm(
	filters: Record<string, string | number | null>,
	addressOf: (form: URLSearchParams) => string,
) {
	const form = useRef<HTMLFormElement>(null);
	const navigate = useNavigate();
	const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
	const onItsWay = useRef("");
	const shownFor = useRef("");
	useEffect(() => () => clearTimeout(pause.current), []);

	// Whoever goes elsewhere while a pause runs is not brought back by it. Letters typed while the form's own search is
	// on its way still count.
	const isSearching = useRef(false);
	const isLeaving = useNavigation().state !== "idle";
	useEffect(() => {
		if (isLeaving && !isSearching.current) clearTimeout(pause.current);
	}, [isLeaving]);

	// Back and links change the address without the fields; the one being typed in is left alone.
	useEffect(() => {
		shownFor.current = onItsWay.current;
		onItsWay.current = "";
		for (const [name, value] of Object.entries(filters)) {
			const field = form.current?.elements.namedItem(name);
			const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
			const text = value === null ? "" : String(value);
			if (isField && field !== document.activeElement && field.value !== text) field.value = text;
		}
	}, [filters]);

	async function show(typedInto = "") {
		clearTimeout(pause.current);
		if (!form.current) return;
		const replace = typedInto !== "" && shownFor.current === typedInto;
		onItsWay.current = typedInto;
		isSearching.current = true;
		const address = addressOf(new URLSearchParams(new FormData(form.current) as never));
		await navigate(address, { replace, preventScrollReset: true });
		isSearching.current = false;
	}

	return {
		ref: form,
		onInput({ target }: FormEvent<HTMLFormElement>) {
			clearTimeout(pause.current);
			if (!(target instanceof HTMLInputElement)) return void show();
			pause.current = setTimeout(() => void show(target.name), TYPING_PAUSE_MS);
		},
		onSubmit(event: FormEvent<HTMLFormElement>) {
			event.preventDefault();
			void show();
		},
	};
}
