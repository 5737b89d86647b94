import { Search } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/forms/input.tsx";
import { Icon } from "#app/ui/icon.tsx";

const DEBOUNCE_MS = 300;

type SearchBoxProps = {
	search: string;
	placeholder: string;
	label: string;
	/** Hidden fields for other search parameters to keep. */
	children?: ReactNode;
};

/** Searches when typing pauses, or on submit without JavaScript. */
export function SearchBox({ search, placeholder, label, children }: SearchBoxProps) {
	const submit = useSubmit();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	const field = useRef<HTMLInputElement>(null);
	// Follow the URL after Back or a click on the tab, unless someone is typing.
	useEffect(() => {
		if (field.current && field.current !== document.activeElement) field.current.value = search;
	}, [search]);

	// While another tab loads, a search would cancel that navigation, so search once it is loaded.
	const navigation = useNavigation();
	const isLeaving = navigation.state === "loading" && !isOwnSearch(navigation.location, field.current);
	const leaving = useRef(isLeaving);
	const waits = useRef(false);
	useEffect(() => {
		leaving.current = isLeaving;
		if (isLeaving || !waits.current) return;
		waits.current = false;
		void submit(field.current?.form ?? null, { replace: true, preventScrollReset: true });
	}, [isLeaving, submit]);
	function searchNow() {
		if (leaving.current) waits.current = true;
		else void submit(field.current?.form ?? null, { replace: true, preventScrollReset: true });
	}
	return (
		<Form
			method="get"
			role="search"
			className="mt-5 flex max-w-xl gap-2"
			onSubmit={() => clearTimeout(timer.current)}
		>
			{children}
			<Input
				ref={field}
				type="search"
				name="q"
				defaultValue={search}
				placeholder={placeholder}
				aria-label={label}
				maxLength={100}
				onChange={() => {
					clearTimeout(timer.current);
					timer.current = setTimeout(searchNow, DEBOUNCE_MS);
				}}
			/>
			<Button type="submit" variant="secondary" aria-label="Search">
				<Icon of={Search} />
			</Button>
		</Form>
	);
}

/** True when the pending navigation is an earlier search from this form, which a newer one may replace. */
function isOwnSearch(
	{ pathname, search }: { pathname: string; search: string },
	field: HTMLInputElement | null,
) {
	if (!field?.form || pathname !== window.location.pathname) return false;
	const wanted = new URLSearchParams(search);
	const fields = [...new FormData(field.form)].filter(([name]) => name !== "q");
	return wanted.has("q") && fields.every(([name, value]) => wanted.get(name) === value);
}
