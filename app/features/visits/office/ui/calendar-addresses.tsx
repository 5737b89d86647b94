import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";

type CalendarAddressesProps = {
	back: string;
	calendars: readonly { staffId: string | null; name: string; address: string }[];
};

export function CalendarAddresses({ back, calendars }: CalendarAddressesProps) {
	return (
		<div className="max-w-[52rem] text-ink">
			<p className="measure mb-5 text-slate">
				Subscribe to an address in Google Calendar, Apple Calendar or Outlook. Anyone who has it can see your
				customers' names, phone numbers and addresses. If it leaks, get a new one.
			</p>
			<ul className="grid gap-5">
				{calendars.map(({ staffId, name, address }) => (
					<li key={staffId ?? "office"} className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
						<TextField label={name} readOnly value={address} onFocus={(event) => event.target.select()} />
						<Form method="post" preventScrollReset>
							<input type="hidden" name="intent" value="calendar" />
							<input type="hidden" name="who" value={staffId ?? ""} />
							<input type="hidden" name="back" value={back} />
							<Button type="submit" variant="secondary">
								New address
							</Button>
						</Form>
					</li>
				))}
			</ul>
		</div>
	);
}
