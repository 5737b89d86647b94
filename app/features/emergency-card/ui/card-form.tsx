import type { RefObject } from "react";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Input } from "#app/ui/forms/input.tsx";
import { Textarea } from "#app/ui/forms/textarea.tsx";
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
						{FIELDS.filter(({ name }) => fields.some((field) => field.name === name)).map((field) => (
							<Field
								key={field.name}
								id={`card-${field.name}`}
								label={field.label}
								hint={field.hint}
								className={field.long ? "sm:col-span-2" : "flex flex-col justify-end"}
							>
								{(control) =>
									field.long ? (
										<Textarea {...control} name={field.name} rows={2} maxLength={MAX_FIELD_CHARACTERS} />
									) : (
										<Input
											{...control}
											name={field.name}
											maxLength={MAX_FIELD_CHARACTERS}
											type={field.phone ? "tel" : "text"}
										/>
									)
								}
							</Field>
						))}
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
