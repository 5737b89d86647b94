import { useState } from "react";
import { AddressBox } from "#app/features/company/ui/addresses/address-box.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import type { AddressField as AddressQuestion } from "../../field.ts";
import { idOf, mapsLink, satelliteFrame } from "../../journey.ts";

type Props = {
	field: AddressQuestion;
	value: string;
	error: string | undefined;
	onChange: (value: string) => void;
};

/** Works as a plain text box when there are no suggestions. */
export function AddressField({ field, value, error, onChange }: Props) {
	return (
		<div>
			<Field id={idOf(field.name)} label={field.label} hint={field.hint} error={error} mark>
				{(control) => (
					<AddressBox
						{...control}
						name={field.name}
						value={value}
						onType={onChange}
						onChoose={({ label }) => onChange(label)}
					/>
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
