import { Mail, MessageSquare } from "lucide";
import { Form, href, Link } from "react-router";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { capitalize } from "#app/ui/capitalize.ts";
import { Icon } from "#app/ui/icon.tsx";

export type DeliveryLine = {
	id: string;
	channel: "mail" | "sms";
	purpose: string;
	recipient: string;
	status: "queued" | "sent" | "failed" | "not_configured" | "over_limit";
	attempts: number;
	lastError: string | null;
	/** Set when the delivery is shown outside its lead, to link to it. */
	leadId: string | null;
	at: string;
};

const states: Record<DeliveryLine["status"], { label: string; tone: BadgeTone }> = {
	queued: { label: "Queued", tone: "amber" },
	sent: { label: "Sent", tone: "sage" },
	failed: { label: "Failed", tone: "error" },
	not_configured: { label: "Not configured", tone: "neutral" },
	over_limit: { label: "Not sent: too many messages", tone: "amber" },
};

type DeliveryListProps = { deliveries: readonly DeliveryLine[]; back: string; none: string };

export function DeliveryList({ deliveries, back, none }: DeliveryListProps) {
	if (deliveries.length === 0) return <p className="border-y border-line py-4 text-slate">{none}</p>;
	return (
		<ul className="border-t border-line">
			{deliveries.map((delivery) => (
				<li
					key={delivery.id}
					className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-3"
				>
					<Facts delivery={delivery} />
					{delivery.status !== "not_configured" && (
						<Form
							method="post"
							action={href("/admin/deliveries/:id", { id: delivery.id })}
							preventScrollReset
							className="flex-none"
						>
							<input type="hidden" name="back" value={back} />
							<Button type="submit" variant="secondary" size="small">
								Send again
							</Button>
						</Form>
					)}
				</li>
			))}
		</ul>
	);
}

/** 'lead-company' is 'Lead, to our office'. */
function purposeText(purpose: string): string {
	return capitalize(
		purpose
			.replace(/-company$/, ", to our office")
			.replace(/-confirm(?:ation)?$/, ", confirmation")
			.replaceAll("-", " "),
	);
}

function Facts({ delivery }: { delivery: DeliveryLine }) {
	const { label, tone } = states[delivery.status];
	return (
		<div className="min-w-0 flex-1 basis-64">
			<p className="flex flex-wrap items-center gap-x-2 gap-y-1">
				<Icon
					of={delivery.channel === "mail" ? Mail : MessageSquare}
					className="size-4 flex-none text-stone"
				/>
				<span className="sr-only">{delivery.channel === "mail" ? "Email" : "Text message"}</span>
				<span className="min-w-0 font-semibold break-all">{delivery.recipient}</span>
				<Badge tone={tone}>{label}</Badge>
			</p>
			<p className="figures mt-0.5 text-sm wrap-anywhere text-stone">
				{purposeText(delivery.purpose)}, {delivery.at}
				{delivery.attempts > 1 && `, ${delivery.attempts} tries`}
				{delivery.leadId && (
					<>
						{", "}
						<Link to={href("/admin/leads/:id", { id: delivery.leadId })} className="link">
							view lead
						</Link>
					</>
				)}
			</p>
			{delivery.status !== "sent" && delivery.lastError && (
				<p className="mt-1 text-sm wrap-anywhere text-error">{delivery.lastError}</p>
			)}
		</div>
	);
}
