// What the company and the buyer read about an order.
import { contact } from "#app/features/company/company.ts";
import { dayAndTime } from "#app/features/company/dates.ts";
import { thankYou } from "#app/features/company/greeting-name.ts";
import {
	type ComposedMail,
	composeMail,
	mailPicture,
} from "#app/features/company/mail/compose-mail.server.tsx";
import { Action, type Fact, Facts, Paragraph } from "#app/features/company/mail/mail-blocks.tsx";
import { MailLayout } from "#app/features/company/mail/mail-layout.tsx";
import { promiseSentence } from "#app/features/company/promised-time.ts";
import { nameOf } from "#app/features/leads/lead-fields.ts";
import { leadAddress, personFacts, VisitInvitation } from "#app/features/leads/lead-mails.server.tsx";
import type { Lead } from "#app/features/leads/leads.server.ts";
import { type OrderRecord, orderFacts } from "#app/features/leads/order-record.ts";
import { formatCents } from "#app/ui/money.ts";
import { renderedPicture } from "../catalog/product-images.ts";
import { kindOf } from "./order-page.server.ts";
import { type OrderStepStatus, orderStatus, orderStatusText } from "./order-status.ts";
import { orderKind, orderWords } from "./order-words.ts";

export function orderCompanyMail(lead: Lead, order: OrderRecord): ComposedMail {
	return composeMail(
		{
			subject: `Order request ${lead.reference}: ${formatCents(order.totalCents, order.currency)}`,
			replyTo: lead.email,
		},
		<MailLayout heading={`Order request ${lead.reference}`}>
			<Paragraph>
				{nameOf(lead)} wants to order this. Nothing has been paid. We promised to call by{" "}
				{dayAndTime(lead.dueAt)}.
			</Paragraph>
			<Facts rows={orderRows(order)} />
			<Facts rows={[...personFacts(lead), { name: "Note", value: lead.message || "(none)" }]} />
			<Action label="Open the lead" href={leadAddress(lead.id)} />
		</MailLayout>,
	);
}

/** Anybody can order with somebody else's email address, so this mail repeats nothing they typed but a first name. */
export function buyerMail(
	{ reference, firstName, dueAt }: Lead,
	order: OrderRecord,
	{ orderLink, visitLink }: { orderLink: string; visitLink: string },
): ComposedMail {
	return composeMail(
		{ subject: `Your order request ${reference}`, replyTo: contact.email },
		<MailLayout
			heading={`Your order request ${reference}`}
			picture={mailPicture(renderedPicture(order.lines[0]?.handle ?? ""))}
		>
			<Paragraph>{thankYou(firstName)} We have your order request.</Paragraph>
			<Paragraph>
				{promiseSentence("order", dueAt)} We confirm {orderWords[orderKind(order.lines)].settles}, and only
				then take payment. Nothing has been charged.
			</Paragraph>
			<Facts rows={orderRows(order)} />
			<Action label="See where your order stands" href={orderLink} />
			<VisitInvitation kind="order" visitLink={visitLink} />
			<Paragraph>
				Need to change something? Reply to this email or call {contact.businessPhone} and mention {reference}.
			</Paragraph>
			<Paragraph>If you didn't order anything, ignore this email or reply to tell us.</Paragraph>
		</MailLayout>,
	);
}

/** After every step the office takes. */
export function orderStepMail(
	lead: Lead,
	{ status, day }: { status: OrderStepStatus; day: string | null },
	orderLink: string,
): ComposedMail {
	const { reference } = lead;
	const kind = kindOf(lead);
	const heading = `Your order ${reference} ${orderStatus(status).news[kind]}`;
	return composeMail(
		{ subject: heading, replyTo: contact.email },
		<MailLayout heading={heading}>
			<Paragraph>{orderStatusText(status, day, kind)}</Paragraph>
			<Action label="See your order" href={orderLink} />
			<Paragraph>
				Questions? Reply to this email or call {contact.businessPhone} and mention {reference}.
			</Paragraph>
		</MailLayout>,
	);
}

function orderRows(order: OrderRecord): Fact[] {
	return orderFacts(order).map((fact) =>
		fact.name === "Total"
			? { ...fact, value: `${fact.value}, ${orderWords[orderKind(order.lines)].before}` }
			: fact,
	);
}
