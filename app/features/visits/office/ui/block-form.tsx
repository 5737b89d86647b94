import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Input } from "#app/ui/forms/input.tsx";
import { Select } from "#app/ui/forms/select.tsx";

type BlockFormProps = { back: string; day: string; crews: readonly { value: string; label: string }[] };

export function BlockForm({ back, day, crews }: BlockFormProps) {
	return (
		<Form method="post" preventScrollReset className="grid max-w-[40rem] gap-4 text-ink sm:grid-cols-2">
			<input type="hidden" name="intent" value="block" />
			<input type="hidden" name="back" value={back} />
			<Field label="First day">
				{(control) => <Input {...control} type="date" name="day" defaultValue={day} />}
			</Field>
			<Field label="From">
				{(control) => <Input {...control} type="time" name="time" defaultValue="08:00" />}
			</Field>
			<Field label="Last day" optional>
				{(control) => <Input {...control} type="date" name="lastDay" />}
			</Field>
			<Field label="Until">
				{(control) => <Input {...control} type="time" name="until" defaultValue="18:00" />}
			</Field>
			<Field label="Who">
				{(control) => (
					<Select
						{...control}
						name="who"
						defaultValue="everybody"
						options={[{ value: "everybody", label: "Everyone" }, ...crews]}
					/>
				)}
			</Field>
			<Field label="Why" optional>
				{(control) => <Input {...control} name="note" maxLength={200} dir="auto" />}
			</Field>
			<Button type="submit" variant="secondary" className="justify-self-start">
				Block this time
			</Button>
		</Form>
	);
}
