// Search and sort are a plain GET form; with JavaScript the products follow as one types.
import { Search } from "lucide";
import { type FormEvent, useEffect, useRef } from "react";
import { Form, href, useNavigate, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import {
	MAX_QUERY_LENGTH,
	readShopFilters,
	type ShopFilters,
	shopAddress,
	sortNames,
	sorts,
} from "../search/shop-filters.ts";

const TYPING_PAUSE_MS = 200;

export function ShopFilterForm({ filters }: { filters: ShopFilters }) {
	const form = useRef<HTMLFormElement>(null);
	const navigate = useNavigate();
	const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(pause.current), []);
	// Whoever goes elsewhere while a pause runs is not brought back by it. Letters typed while the form's own search is
	// on its way still count.
	const isSearching = useRef(false);
	const isLeaving = useNavigation().state !== "idle";
	useEffect(() => {
		if (isLeaving && !isSearching.current) clearTimeout(pause.current);
	}, [isLeaving]);
	// Back and the groups change the address without the fields; the one being typed in is left alone.
	useEffect(() => {
		for (const name of ["q", "sort"] as const) {
			const field = form.current?.elements.namedItem(name);
			const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
			if (isField && field !== document.activeElement && field.value !== filters[name])
				field.value = filters[name];
		}
	}, [filters]);

	async function show(replace: boolean) {
		if (!form.current) return;
		const wanted = readShopFilters(new URLSearchParams(new FormData(form.current) as never));
		isSearching.current = true;
		await navigate(shopAddress(wanted), { replace, preventScrollReset: true });
		isSearching.current = false;
	}
	function onInput({ target }: FormEvent<HTMLFormElement>) {
		clearTimeout(pause.current);
		if (!(target instanceof HTMLInputElement)) return void show(false);
		// The letters of one search are one step for Back.
		pause.current = setTimeout(() => void show(filters.q !== ""), TYPING_PAUSE_MS);
	}

	return (
		<Form
			ref={form}
			method="get"
			action={href("/shop")}
			role="search"
			aria-label="Products"
			className="grid grid-cols-[2fr_1fr] items-end gap-x-3 gap-y-4 sm:gap-x-4 lg:grid-cols-[3fr_1fr]"
			onInput={onInput}
			onSubmit={(event) => {
				event.preventDefault();
				clearTimeout(pause.current);
				void show(false);
			}}
		>
			{filters.group && <input type="hidden" name="group" value={filters.group} />}
			<Field label="Search">
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
							placeholder="Pump, sensor, 2.5 in…"
							autoComplete="off"
						/>
					</span>
				)}
			</Field>
			<Field label="Sort">
				{(control) => (
					<Select
						{...control}
						name="sort"
						defaultValue={filters.sort}
						options={sorts.map((value) => ({ value, label: sortNames[value] }))}
					/>
				)}
			</Field>
			<noscript className="col-span-2">
				<Button type="submit" className="w-full sm:w-auto">
					Search
				</Button>
			</noscript>
		</Form>
	);
}
