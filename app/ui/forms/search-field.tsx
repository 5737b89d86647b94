import { Search } from "lucide";
import { Icon } from "../icon.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";

type SearchFieldProps = { value: string; maxLength: number; placeholder: string; className?: string };

/** The words of a search, as the field `q`. */
export function SearchField({ value, maxLength, placeholder, className }: SearchFieldProps) {
	return (
		<Field label="Search" className={className}>
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
						defaultValue={value}
						maxLength={maxLength}
						placeholder={placeholder}
						autoComplete="off"
					/>
				</span>
			)}
		</Field>
	);
}
