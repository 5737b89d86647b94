import { useRef } from "react";
import { Form } from "react-router";
import { mediumDayAndTime } from "#app/features/company/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { type Columns, StackTable } from "#app/ui/page/stack-table.tsx";
import type { Passkey } from "../../accounts/passkeys.server.ts";
import { Section } from "../office-page.tsx";
import { PasskeyButton } from "../passkey-button.tsx";

const columns: Columns<Passkey> = [
	{ label: "Device", cell: ({ name }) => name },
	{ label: "Added", cell: ({ createdAt }) => <span className="figures">{mediumDayAndTime(createdAt)}</span> },
	{
		label: "Last used",
		cell: ({ lastUsedAt }) => (
			<span className="figures">{lastUsedAt ? mediumDayAndTime(lastUsedAt) : "Never"}</span>
		),
	},
	{
		label: "",
		cell: ({ id, name }) => (
			<Form method="post">
				<input type="hidden" name="key" value={id} />
				<Button
					type="submit"
					variant="secondary"
					size="small"
					name="intent"
					value="remove-passkey"
					aria-label={`Remove the passkey from ${name}`}
				>
					Remove
				</Button>
			</Form>
		),
	},
];

export function PasskeySection({ passkeys, error }: { passkeys: Passkey[]; error: string | undefined }) {
	const form = useRef<HTMLFormElement>(null);
	return (
		<Section
			id="passkeys"
			title="Passkeys"
			lead="Sign in with your fingerprint, your face or your device's PIN. Add one on each device you use."
			error={error}
		>
			{passkeys.length > 0 && (
				<StackTable
					caption="Passkeys"
					captionHidden
					columns={columns}
					rows={passkeys}
					rowKey={({ id }) => id}
					className="mb-5"
				/>
			)}
			<Form ref={form} method="post" hidden>
				<input type="hidden" name="intent" value="passkey" />
				<input type="hidden" name="passkey" />
			</Form>
			<PasskeyButton
				use="create"
				ask={{ intent: "passkey-options" }}
				variant={passkeys.length > 0 ? "secondary" : "primary"}
				onAnswer={(answer) => {
					const field = form.current?.elements.namedItem("passkey");
					if (field instanceof HTMLInputElement) field.value = answer;
					form.current?.requestSubmit();
				}}
			>
				Add a passkey
			</PasskeyButton>
		</Section>
	);
}
