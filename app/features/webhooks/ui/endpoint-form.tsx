import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";

export function EndpointForm({ refused }: { refused: { typed: string; problem: string } | null }) {
	const isSending = useNavigation().formData?.has("url") === true;
	return (
		<section aria-labelledby="add-endpoint">
			<h2 id="add-endpoint" className="mb-3 text-subheading">
				Add an endpoint
			</h2>
			<Form method="post" className="grid gap-4" preventScrollReset>
				<TextField
					label="URL"
					hint="For example, https://crm.example/hooks. We send it every event."
					error={refused?.problem}
					name="url"
					type="url"
					inputMode="url"
					autoComplete="off"
					spellCheck={false}
					maxLength={2_000}
					required
					defaultValue={refused?.typed}
				/>
				<Button type="submit" busy={isSending} className="justify-self-start">
					Add endpoint
				</Button>
			</Form>
			<p className="mt-4 text-sm text-slate">
				We send lead.created, order.created, lead.updated and order.updated when a status changes,
				listing.flagged, and every change to a visit, such as visit.booked, signed according to the Standard
				Webhooks spec. If your system is down, we keep trying for three days, then email the owners. Use the
				webhook-id header to skip an event you already have.
			</p>
		</section>
	);
}
