import { useId, useState } from "react";
import { Field } from "#app/ui/forms/field.tsx";
import { ATTRIBUTION } from "../../addresses/address-suggestions.ts";
import type { AddressField as AddressQuestion } from "../../field.ts";
import { idOf, mapsLink, satelliteFrame } from "../../journey.ts";
import { useSuggestions } from "./use-suggestions.ts";

type Props = {
	field: AddressQuestion;
	value: string;
	error: string | undefined;
	onChange: (value: string) => void;
};

/** Works as a plain text box when there are no suggestions. */
export function AddressField({ field, value, error, onChange }: Props) {
	const listId = useId();
	const { found, at, isOpen, ask, move, choose, close, closeSoon } = useSuggestions(onChange);
	return (
		<div>
			<Field id={idOf(field.name)} label={field.label} hint={field.hint} error={error} mark>
				{(control) => (
					<div className="relative">
						<input
							{...control}
							name={field.name}
							className="control"
							value={value}
							autoComplete="street-address"
							role="combobox"
							aria-autocomplete="list"
							aria-expanded={isOpen}
							aria-controls={listId}
							aria-activedescendant={isOpen && at >= 0 ? `${listId}-${at}` : undefined}
							onChange={(event) => {
								onChange(event.target.value);
								ask(event.target.value);
							}}
							onBlur={closeSoon}
							onKeyDown={(event) => {
								if (!isOpen) return;
								if (event.key === "ArrowDown" || event.key === "ArrowUp")
									move(event.key === "ArrowDown" ? 1 : -1);
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
				)}
			</Field>
			{value.trim().length > 5 && <MapLink address={value} />}
		</div>
	);
}

/** Google learns of the visit only after a click. */
function MapLink({ address }: { address: string }) {
	const [shown, setShown] = useState("");
	return (
		<div className="mt-2">
			<p className="flex flex-wrap gap-x-5 text-sm">
				<a
					className="link inline-flex min-h-11 items-center"
					href={mapsLink(address)}
					target="_blank"
					rel="noreferrer"
				>
					Open in Google Maps
				</a>
				<button type="button" className="link min-h-11" onClick={() => setShown(shown ? "" : address)}>
					{shown ? "Hide satellite view" : "Show satellite view"}
				</button>
			</p>
			{shown && (
				<iframe
					title="Satellite view of the property"
					className="mt-2 aspect-[3/2] w-full rounded-md border border-line bg-ash"
					src={satelliteFrame(shown)}
					referrerPolicy="no-referrer"
					sandbox="allow-scripts allow-same-origin allow-popups"
				/>
			)}
		</div>
	);
}
