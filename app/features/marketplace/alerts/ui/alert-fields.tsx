import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { SelectField } from "#app/ui/forms/select.tsx";
import type { Toast } from "#app/ui/overlays/toast-message.ts";
import { limits } from "../../listing/listing-limits.ts";
import { type AlertSearch, frequencies, frequencyLabels } from "../alert.ts";

export type AlertAnswer = {
	ok: boolean;
	toast?: Toast;
	email: string;
	emailError?: string;
	search: AlertSearch;
	listing: string | null;
};

type AlertFieldsProps = {
	search: AlertSearch;
	/** Watches this listing's price instead. */
	listing: string | null;
	email?: string;
	error?: string;
	busy?: boolean;
};

export function AlertFields({ search, listing, email, error, busy }: AlertFieldsProps) {
	const { kind, ...filters } = search;
	const hidden = listing ? { listing } : { tab: kind, ...filters };
	return (
		<div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto]">
			{Object.entries(hidden).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value ?? ""} />
			))}
			<TextField
				label="Your email"
				error={error}
				type="email"
				name="email"
				required
				maxLength={limits.email}
				autoComplete="email"
				defaultValue={email}
			/>
			<SelectField
				label="How often"
				name="frequency"
				defaultValue="instant"
				options={frequencies.map((value) => ({ value, label: frequencyLabels[value] }))}
			/>
			<Button type="submit" busy={busy}>
				{listing ? "Watch price" : "Create alert"}
			</Button>
		</div>
	);
}
