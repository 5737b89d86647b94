import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { SelectField } from "#app/ui/forms/select.tsx";
import { type OrderStatus, orderStatus, orderStatuses } from "../../orders/order-status.ts";
import { type OrderKind, orderWords } from "../../orders/order-words.ts";

type OrderStatusFormProps = {
	kind: OrderKind;
	status: OrderStatus;
	steps: readonly { status: OrderStatus; text: string; at: string }[];
};

export function OrderStatusForm({ kind, status, steps }: OrderStatusFormProps) {
	return (
		<>
			<ol className="mt-4 border-t border-line text-sm">
				{steps.map((step) => (
					<li key={`${step.status} ${step.at} ${step.text}`} className="border-b border-line py-2">
						<span className="font-semibold">{orderStatus(step.status).name[kind]}</span>{" "}
						<span className="figures text-stone">{step.at}</span>
						<span className="block text-slate">{step.text}</span>
					</li>
				))}
			</ol>
			<Form method="post" preventScrollReset className="mt-4 grid gap-4">
				<input type="hidden" name="step" value="order" />
				<input type="hidden" name="from" value={status} />
				<SelectField
					key={status}
					label="Order status"
					hint="We email the buyer about every change."
					name="status"
					defaultValue={status}
					options={orderStatuses.map((value) => ({
						value,
						label: orderStatus(value).name[kind],
						disabled: value === "received" && status !== "received",
					}))}
				/>
				<TextField
					label={`Day of the ${orderWords[kind].event}`}
					optional
					hint={`For the status ${orderStatuses
						.filter((value) => orderStatus(value).hasDay)
						.map((value) => orderStatus(value).name[kind])
						.join(" or ")}.`}
					name="day"
					type="date"
				/>
				<Button type="submit" variant="secondary" className="justify-self-start">
					Save
				</Button>
			</Form>
		</>
	);
}
