// A text box with address suggestions. Without suggestions, or without scripts, it is a plain text box.
import { type ComponentPropsWithoutRef, useId } from "react";
import { ATTRIBUTION, type Suggestion } from "../../addresses/address-suggestions.ts";
import { useSuggestions } from "./use-suggestions.ts";

type AddressBoxProps = Omit<
	ComponentPropsWithoutRef<"input">,
	"onChange" | "onBlur" | "onKeyDown" | "role"
> & {
	onType: (value: string) => void;
	onChoose: (suggestion: Suggestion) => void;
};

export function AddressBox({ onType, onChoose, className = "control", ...input }: AddressBoxProps) {
	const listId = useId();
	const { found, at, isOpen, ask, move, choose, close, closeSoon } = useSuggestions(onChoose);
	return (
		<div className="relative">
			<input
				{...input}
				className={className}
				autoComplete="street-address"
				role="combobox"
				aria-autocomplete="list"
				aria-expanded={isOpen}
				aria-controls={listId}
				aria-activedescendant={isOpen && at >= 0 ? `${listId}-${at}` : undefined}
				onChange={(event) => {
					onType(event.target.value);
					ask(event.target.value);
				}}
				onBlur={closeSoon}
				onKeyDown={(event) => {
					if (!isOpen) return;
					if (event.key === "ArrowDown" || event.key === "ArrowUp") move(event.key === "ArrowDown" ? 1 : -1);
					else if (event.key === "Enter" && at >= 0) choose(at);
					else if (event.key === "Escape") close();
					else return;
					event.preventDefault();
				}}
			/>
			<div className="suggestions" hidden={!isOpen}>
				<div id={listId} role="listbox" aria-label="Address suggestions">
					{found.map((suggestion, index) => (
						// biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text box, as the combobox pattern asks.
						// biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys and Enter work in the text box.
						<div
							key={suggestion.id}
							id={`${listId}-${index}`}
							role="option"
							aria-selected={index === at}
							onClick={() => choose(index)}
						>
							{suggestion.label}
						</div>
					))}
				</div>
				<p className="border-t border-line px-3.5 py-1.5 text-xs text-stone">
					<a href={ATTRIBUTION.href} rel="noreferrer" target="_blank" tabIndex={-1}>
						{ATTRIBUTION.text}
					</a>
				</p>
			</div>
		</div>
	);
}
