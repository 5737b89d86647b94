import type { RefObject } from "react";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { TextareaField } from "#app/ui/forms/textarea.tsx";
import { type Card, FIELDS, GO_BAG, MAX_FIELD_CHARACTERS, SECTIONS } from "../card.ts";

type CardFormProps = { ref: RefObject<HTMLFormElement | null>; card: Card; onType: () => void };

/** Sends nothing: what is typed stays on the device. */
export function CardForm({ ref, card, onType }: CardFormProps) {
	return (
		<form
			ref={ref}
			onInput={onType}
			onSubmit={(event) => event.preventDefault()}
			autoComplete="off"
			className="card-form"
		>
			{SECTIONS.map(({ title, fields }) => (
				<fieldset key={title}>
					<legend className="condensed text-subheading">{title}</legend>
					<div className="grid gap-4 sm:grid-cols-2">
						{FIELDS.filter(({ name }) => fields.some((field) => field.name === name)).map((field) => {
							const { name, label, hint } = field;
							const shared = { id: `card-${name}`, name, label, hint, maxLength: MAX_FIELD_CHARACTERS };
							if (field.long)
								return <TextareaField key={name} {...shared} rows={2} className="sm:col-span-2" />;
							const type = field.phone ? "tel" : "text";
							return <TextField key={name} {...shared} type={type} className="flex flex-col justify-end" />;
						})}
					</div>
				</fieldset>
			))}
			<fieldset>
				<legend className="condensed text-subheading">Go bag</legend>
				<div className="mb-3 flex items-center gap-3">
					<progress
						className="card-progress"
						aria-label="Packed"
						max={GO_BAG.length}
						value={card.packed.length}
					/>
					<span className="tabular-nums">
						{card.packed.length} of {GO_BAG.length} packed
					</span>
				</div>
				<div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
					{GO_BAG.map((item, place) => (
						<Checkbox key={item} name="packed" value={place} label={item} />
					))}
				</div>
			</fieldset>
		</form>
	);
}
