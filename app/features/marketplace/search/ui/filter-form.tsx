// The filters are a plain GET form; with JavaScript the results follow as one types, and Back undoes a step.
import { Search } from "lucide";
import { type FormEvent, useEffect, useRef } from "react";
import { Form, href, useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";
import {
	countFilters,
	defaultSort,
	type Filters,
	filtersAsSearch,
	MAX_QUERY_LENGTH,
	readFilters,
} from "../filters.ts";
import { CategoryFilter, ConditionFilter, FilterToggle, PlaceFilters, SortFilter } from "./filter-fields.tsx";
import "./filter-form.css";

const TYPING_PAUSE_MS = 300;

export function FilterForm({ filters }: { filters: Filters }) {
	const form = useRef<HTMLFormElement>(null);
	const navigate = useNavigate();
	const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
	// Letters added to a word whose results are shown replace them; anything else is a step of its own for Back.
	const onItsWay = useRef("");
	const shownFor = useRef("");

	// Back and tabs change the address without the fields; the one being typed in is left alone.
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
	useEffect(() => () => clearTimeout(pause.current), []);

	function show(typedInto = "") {
		if (!form.current) return;
		const replace = typedInto !== "" && shownFor.current === typedInto;
		onItsWay.current = typedInto;
		const params = new URLSearchParams(new FormData(form.current) as never);
		const wanted = readFilters(params);
		void navigate(href("/marketplace") + filtersAsSearch(wanted), { replace, preventScrollReset: true });
	}
	function onInput({ target }: FormEvent<HTMLFormElement>) {
		clearTimeout(pause.current);
		if (!(target instanceof HTMLInputElement)) return show();
		pause.current = setTimeout(() => show(target.name), TYPING_PAUSE_MS);
	}

	const wanted = filters.tab === "wanted";
	return (
		<Form
			ref={form}
			method="get"
			action={href("/marketplace")}
			role="search"
			aria-label="Listings"
			className="listing-filters"
			onInput={onInput}
			onSubmit={(event) => {
				event.preventDefault();
				clearTimeout(pause.current);
				show();
			}}
		>
			<input type="hidden" name="tab" value={filters.tab} />
			{/* So that the first words typed are sorted by Best Match, unless the visitor chose another order. */}
			<input type="hidden" name="default-sort" value={defaultSort(filters)} />
			<Field label="Search" className="listing-filters-search">
				{(control) => (
					<span className="relative block">
						<Icon
							of={Search}
							className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-4.5 text-stone"
						/>
						<Input
							{...control}
							type="search"
							name="q"
							className="pl-10"
							defaultValue={filters.q}
							maxLength={MAX_QUERY_LENGTH}
							placeholder={wanted ? "Search wanted items..." : "Search products..."}
							autoComplete="off"
						/>
					</span>
				)}
			</Field>
			<FilterToggle count={countFilters(filters)} />
			<div className="listing-filters-more">
				<CategoryFilter filters={filters} />
				<SortFilter filters={filters} />
				{!wanted && <ConditionFilter filters={filters} />}
				<PlaceFilters filters={filters} />
			</div>
			{/* With scripts the list follows what is typed; a button that goes away would move it. */}
			<noscript className="listing-filters-submit">
				<Button type="submit" className="w-full">
					Search
				</Button>
			</noscript>
		</Form>
	);
}
