import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { SelectField } from "#app/ui/forms/select.tsx";

type BlockFormProps = { back: string; day: string; crews: readonly { value: string; label: string }[] };

export function BlockForm({ back, day, crews }: BlockFormProps) {
	return (
		<Form method="post" preventScrollReset className="grid max-w-[40rem] gap-4 text-ink sm:grid-cols-2">
			<input type="hidden" name="intent" value="block" />
			<input type="hidden" name="back" value={back} />
			<TextField label="First day" type="date" name="day" defaultValue={day} />
			<TextField label="From" type="time" name="time" defaultValue="08:00" />
			<TextField label="Last day" optional type="date" name="lastDay" />
			<TextField label="Until" type="time" name="until" defaultValue="18:00" />
			<SelectField
				label="Who"
				name="who"
				defaultValue="everybody"
				options={[{ value: "everybody", label: "Everyone" }, ...crews]}
			/>
			<TextField label="Why" optional name="note" maxLength={200} dir="auto" />
			<Button type="submit" variant="secondary" className="justify-self-start">
				Block this time
			</Button>
		</Form>
	);
}
