import { Search } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";

const PAUSE_MS = 300;

type SearchBoxProps = {
	search: string;
	placeholder: string;
	label: string;
	/** What else the address must keep. */
	children?: ReactNode;
};

/** Searches as soon as the typing pauses; without scripts, when it is sent. */
export function SearchBox({ search, placeholder, label, children }: SearchBoxProps) {
	const submit = useSubmit();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	const field = useRef<HTMLInputElement>(null);
	// Back, or the tab pressed again: the field follows the address, unless somebody is typing in it.
	useEffect(() => {
		if (field.current && field.current !== document.activeElement) field.current.value = search;
	}, [search]);

	// While another tab is on its way, a search of this one would cancel it: what was typed is searched once it is here.
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
					timer.current = setTimeout(searchNow, PAUSE_MS);
				}}
			/>
			<Button type="submit" variant="secondary" aria-label="Search">
				<Icon of={Search} />
			</Button>
		</Form>
	);
}

/** An earlier search from this form, which a newer one may replace: the other fields are the same. */
function isOwnSearch(
	{ pathname, search }: { pathname: string; search: string },
	field: HTMLInputElement | null,
) {
	if (!field?.form || pathname !== window.location.pathname) return false;
	const wanted = new URLSearchParams(search);
	const fields = [...new FormData(field.form)].filter(([name]) => name !== "q");
	return wanted.has("q") && fields.every(([name, value]) => wanted.get(name) === value);
}
