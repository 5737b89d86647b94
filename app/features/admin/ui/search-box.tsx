import { Search } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
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
				onChange={({ currentTarget: { form } }) => {
					clearTimeout(timer.current);
					timer.current = setTimeout(
						() => void submit(form, { replace: true, preventScrollReset: true }),
						PAUSE_MS,
					);
				}}
			/>
			<Button type="submit" variant="secondary" aria-label="Search">
				<Icon of={Search} />
			</Button>
		</Form>
	);
}
