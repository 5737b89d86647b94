// Every mail we send, with invented people, for the gallery and for the test that reads them all.
import { invitationMail, keysChangedMail } from "#app/features/admin/accounts/staff-mails.server.tsx";
import type { ComposedMail } from "#app/features/company/mail/compose-mail.server.tsx";
import { alertMail } from "#app/features/company/mail/delivery-alert.server.tsx";
import { detailsFrom } from "#app/features/intake/details.ts";
import { implicationsOf } from "#app/features/intake/implications.ts";
import {
	continueMail,
	homeownerMail,
	intakeCompanyMail,
} from "#app/features/intake/submission/intake-mails.server.tsx";
import { answerMail, replyMail } from "#app/features/leads/conversation/conversation-mails.server.tsx";
import { leadColumns, type Told } from "#app/features/leads/lead-fields.ts";
import {
	heldAsSpamMail,
	leadCompanyMail,
	leadConfirmationMail,
} from "#app/features/leads/lead-mails.server.tsx";
import type { Lead } from "#app/features/leads/leads.server.ts";
import type { OrderRecord } from "#app/features/leads/order-record.ts";
import { dataCopyMail } from "#app/features/leads/privacy/data-copy-mail.server.tsx";
import {
	privacyConfirmationMail,
	privacyOfficeMail,
} from "#app/features/leads/privacy/privacy-mails.server.tsx";
import {
	alertConfirmationMail,
	alertMail as alertFoundMail,
	matchMail,
} from "#app/features/marketplace/alerts/alert-mails.server.tsx";
import {
	editLinkMail,
	postedListingsMail,
	postedMail,
	reminderMail,
	unconfirmedMail,
} from "#app/features/marketplace/listing/listing-mails.server.tsx";
import { messageMail, reportedThreadMail } from "#app/features/marketplace/messages/message-mails.server.tsx";
import {
	appealDecidedMail,
	appealMail,
	deletedMail,
	hiddenMail,
	reportSummaryMail,
} from "#app/features/marketplace/moderation/moderation-mails.server.tsx";
import { readReason, reasonOptions } from "#app/features/marketplace/moderation/moderation-reasons.ts";
import { reportLinkMail } from "#app/features/readiness/checks/report-link.server.tsx";
import { homeLinkMail } from "#app/features/readiness/home/home-link.server.tsx";
import { buyerMail, orderCompanyMail, orderStepMail } from "#app/features/shop/orders/order-mails.server.tsx";
import { orderStepStatuses } from "#app/features/shop/orders/order-status.ts";
import { orderKind } from "#app/features/shop/orders/order-words.ts";
import { backInStockMail, confirmAlertMail } from "#app/features/shop/stock/stock-mails.server.tsx";
import { heldSummaryMail, officeMail, visitorMail } from "#app/features/visits/visit-mails.server.tsx";
import type { Visit } from "#app/features/visits/visit-row.server.ts";
import { giveUpMail } from "#app/features/webhooks/give-up-alert.server.tsx";
import { publicUrl } from "#app/platform/http/public-url.server.ts";

const now = new Date("2026-11-16T16:00:00Z");
const id = "00000000-0000-4000-8000-000000000000";
const requestPage = `${publicUrl()}/request/RL-7K3QX?token=sample`;

export const sampleLead: Lead = {
	...(Object.fromEntries(leadColumns.map((column) => [column, ""])) as Told),
	id,
	kind: "consultation",
	reference: "RL-7K3QX",
	submissionKey: "sample",
	topic: "Free phone consultation",
	firstName: "Rosa",
	lastName: "Whitfield",
	email: "rosa@hillside.example",
	phone: "(213) 555-0177",
	address: "12 Oak Lane, Altadena, CA 91001",
	message: "Two acres above the reservoir.\nThe gate code is on the sheet.",
	details: {},
	status: "new",
	suspectedSpam: false,
	spamReason: null,
	dueAt: new Date("2026-11-16T18:00:00Z"),
	answeredAt: null,
	assignedTo: null,
	nextAction: "",
	nextActionOn: null,
	createdAt: now,
	updatedAt: now,
};

const order: OrderRecord = {
	lines: [
		{ variantId: "hose", handle: "hose-pack", title: "Hose Pack, 200 ft", quantity: 2, price: "429.00" },
		{ variantId: "cannon", handle: "mini", title: "Mini cannon", quantity: 1, price: "1250.00" },
	].map((line) => ({ ...line, currency: "USD" })),
	totalCents: 210_800,
	currency: "USD",
};

const serviceOrder = { lines: [{ handle: "standard-wildfire-assessment" }] };

export const sampleVisit: Visit = {
	id,
	leadId: id,
	kind: "assessment",
	status: "booked",
	staffId: null,
	startsAt: new Date("2026-11-18T18:00:00Z"),
	endsAt: new Date("2026-11-18T20:00:00Z"),
	busyUntil: new Date("2026-11-18T20:30:00Z"),
	county: "Los Angeles",
	sequence: 0,
	wantsText: false,
	remindAt: null,
	remindedAt: null,
	note: "",
	heldUntil: null,
	networkHash: null,
	summarizedAt: null,
	createdAt: now,
	updatedAt: now,
};

/**
 * Inside a function: the addresses depend on the settings of the running server. `typed` turns each value that a
 * stranger can type into what this stranger typed.
 */
export function sampleMails(typed = (value: string) => value): Record<string, ComposedMail> {
	const lead = typedLead(typed);
	const privacyLead: Lead = {
		...lead,
		topic: "Privacy request: Delete my data",
		phone: "",
		address: "",
	};
	const intake = typedIntake(lead, typed);
	const heldVisit = { ...sampleVisit, heldUntil: new Date(now.getTime() + 7_200_000) };
	const sale = { kind: "sale" as const, category: "installation-supplies" };
	const visitLink = `${publicUrl()}/visit?lead=${lead.reference}&until=2027-01-15&key=sample`;
	const listingAddress = `${publicUrl()}/marketplace/${id}`;
	const appealAddress = `${publicUrl()}/appeal/${id}?token=sample`;
	const alertSearch = {
		kind: "sale" as const,
		q: typed(""),
		category: "pumps-and-water-supply",
		location: typed(""),
		zip: "91001",
		radius: 10,
		condition: null,
	};
	const alertLinks = {
		confirm: `${publicUrl()}/alerts/confirm?token=sample`,
		manage: `${publicUrl()}/alerts/manage?token=sample`,
		unsubscribe: `${publicUrl()}/alerts/unsubscribe?token=sample`,
	};
	const found = {
		event: "new",
		title: typed("Diesel pump"),
		amount: "$420",
		place: typed("Pasadena, CA 91104"),
		category: "Pumps & Water Supply",
		address: listingAddress,
	};
	const posted = {
		...sale,
		isHeld: false,
		expires: "November 23, 2026",
		listingAddress,
		editAddress: `${publicUrl()}/edit-product/${id}?token=sample`,
		newLinkAddress: `${listingAddress}/edit-link`,
	};
	const message = {
		isWithheld: false,
		kind: "sale" as const,
		buyerName: typed("Rosa"),
		replyLink: `${publicUrl()}/messages/sample`,
		listingAddress,
	};
	const reported = {
		kind: "sale" as const,
		title: typed("Used nozzle"),
		isOverHideLimit: false,
		isHidden: true,
		address: listingAddress,
	};
	return {
		"Lead, to the company": leadCompanyMail(lead),
		"Answer, to the visitor": answerMail({
			lead,
			text: "Thank you for the photos. The vents on the south side need finer mesh.\n\nWe can come on Thursday morning.",
			author: "Sam Whitaker",
			link: requestPage,
		}),
		"Reply, to the office": replyMail({ lead, text: typed("Thursday works.\n\nFiles: roof.jpg") }),
		"Lead, to the visitor": leadConfirmationMail(lead, { requestPage, visitLink }),
		"Lead held as spam": heldAsSpamMail(lead, "the hidden field was filled in"),
		"Privacy request, to the company": privacyOfficeMail(privacyLead),
		"Privacy request, to the visitor": privacyConfirmationMail(privacyLead),
		"Privacy request, copy of the data": dataCopyMail([
			{
				title: "Listing",
				rows: [
					{ name: "Title", value: typed("Diesel pump") },
					{ name: "Description", value: typed("Runs well.") },
					{ name: "Location", value: typed("Altadena, CA") },
					{ name: "Phone", value: lead.phone },
					{ name: "Page", value: listingAddress },
				],
			},
			{ title: "Alerts", rows: [{ name: "Alert", value: "For sale: free items" }] },
			{
				title: "Messages you wrote to sellers and buyers",
				rows: [{ name: "2026-11-12", value: typed("Is it still available?") }],
			},
		]),
		"Intake, to the company": intakeCompanyMail(intake),
		"Intake, to the homeowner": homeownerMail({ ...intake, visitLink }, requestPage),
		"Intake, link to continue": continueMail(`${publicUrl()}/intake-wizard/continue?token=sample`, 30),
		"Readiness report, link": reportLinkMail("sample"),
		"Your home, link": homeLinkMail("sample"),
		"Order, to the company": orderCompanyMail(lead, order),
		"Order, to the buyer": buyerMail(lead, order, {
			orderLink: `${publicUrl()}/order/${lead.reference}?token=sample`,
			visitLink,
		}),
		...Object.fromEntries(
			orderStepStatuses.flatMap((status) =>
				[order, serviceOrder].map(({ lines }) => [
					`Order of ${orderKind(lines)}, ${status}`,
					orderStepMail(
						{ ...lead, details: { lines } },
						{ status, day: "2026-12-07" },
						`${publicUrl()}/order/${lead.reference}?token=sample`,
					),
				]),
			),
		),
		...Object.fromEntries(
			(["booked", "moved", "canceled", "reminder", "missed", "released"] as const).map((event) => [
				`Visit ${event}, to the visitor`,
				visitorMail(event, lead, sampleVisit, {
					link: `${publicUrl()}/visit/sample`,
					newTimeLink: visitLink,
				}),
			]),
		),
		"Visit held, to the visitor": visitorMail("booked", lead, heldVisit, {
			link: `${publicUrl()}/visit/sample?keep=sample`,
			newTimeLink: visitLink,
		}),
		"Held visits, to the company": heldSummaryMail([{ visit: heldVisit, lead }], 3),
		"Visit booked, to the company": officeMail("booked", lead, sampleVisit),
		"Back in stock, confirm": confirmAlertMail(
			"Large Fire Pump",
			`${publicUrl()}/stock-alert?id=${id}&token=sample`,
		),
		"Back in stock": backInStockMail(
			"Large Fire Pump",
			"large-fire-pump",
			`${publicUrl()}/product/large-fire-pump`,
		),
		"Listing posted": postedMail(posted),
		"Several listings posted": postedListingsMail([
			posted,
			{ ...posted, kind: "wanted", isHeld: true, listingAddress: `${publicUrl()}/wanted/${id}` },
		]),
		"Listing, edit link": editLinkMail({
			...sale,
			address: `${publicUrl()}/edit-product/${id}?token=sample`,
		}),
		"Listing ends soon": reminderMail({
			...sale,
			expires: "November 23, 2026",
			address: `${publicUrl()}/renew/${id}?token=sample`,
		}),
		"Listing hidden": hiddenMail({
			...sale,
			reason: null,
			listingAddress,
			appealAddress,
		}),
		"Listing hidden by a moderator": hiddenMail({
			...sale,
			reason: "misleading",
			listingAddress,
			appealAddress,
		}),
		...Object.fromEntries(
			reasonOptions.map(({ value, label }) => [
				`Listing removed: ${label}`,
				deletedMail({
					kind: "wanted",
					category: "installation-supplies",
					reason: readReason(value),
					appealAddress,
				}),
			]),
		),
		"Listing hidden, not confirmed": unconfirmedMail({ ...sale, listingAddress }),
		"Appeal, to the company": appealMail({
			kind: "sale",
			title: typed("Used nozzle"),
			text: typed("It's mine. I have the receipt."),
			panelAddress: `${publicUrl()}/admin/messages`,
		}),
		"Appeal, listing is back": appealDecidedMail({
			...sale,
			reason: "rules",
			isAccepted: true,
			listingAddress,
		}),
		"Appeal, listing stays hidden": appealDecidedMail({
			...sale,
			reason: "scam",
			isAccepted: false,
			listingAddress,
		}),
		"Alert, confirm": alertConfirmationMail({
			search: alertSearch,
			watched: null,
			frequency: "daily",
			links: alertLinks,
		}),
		"Price alert, confirm": alertConfirmationMail({
			search: null,
			watched: listingAddress,
			frequency: "instant",
			links: alertLinks,
		}),
		"Alert, new listing": alertFoundMail([found], alertLinks),
		"Alert, several listings": alertFoundMail(
			[found, { ...found, title: typed("Wanted: 2-inch hose"), address: `${publicUrl()}/wanted/${id}` }],
			alertLinks,
		),
		"Alert, price drop": alertFoundMail([{ ...found, event: "price-42000" }], alertLinks),
		"A wanted item and a listing match": matchMail(
			[found],
			`${publicUrl()}/alerts/unsubscribe?listing=${id}&token=sample`,
		),
		"Message, to a confirmed seller": messageMail({
			...message,
			to: "seller",
			texts: [typed("Is it still available?")],
		}),
		"Message, to an unconfirmed seller": messageMail({
			...message,
			to: "seller",
			texts: [typed("Is it still available?")],
			isWithheld: true,
		}),
		"Replies, to a buyer who has replied": messageMail({
			...message,
			to: "buyer",
			texts: [typed("Yes, it is."), typed("Saturday works for me.")],
		}),
		"Replies, to the buyer": messageMail({
			...message,
			to: "buyer",
			texts: [typed("Yes, it is."), typed("Saturday works for me.")],
			isWithheld: true,
		}),
		"Conversation reported, to the company": reportedThreadMail({
			reason: typed("Wants a deposit before I see the pump."),
			panelAddress: `${publicUrl()}/admin/messages`,
		}),
		"Reports, to the company": reportSummaryMail(
			[{ ...reported, reasons: [typed("It was stolen from my yard."), typed("Wrong price")] }],
			3,
			`${publicUrl()}/admin`,
		),
		"Invitation, to new staff": invitationMail({
			role: "office",
			invitedBy: "Sam Whitaker",
			link: `${publicUrl()}/invitation?token=sample`,
		}),
		"Sign-in changed, to staff": keysChangedMail({
			what: "A passkey was added.",
			panelAddress: `${publicUrl()}/admin/account`,
		}),
		"Webhook given up, to the owners": giveUpMail({
			url: "https://crm.example/hook",
			event: "lead.created",
			problem: "It answered 500.",
			isGone: false,
		}),
		"Delivery failed": alertMail({
			channel: "mail",
			purpose: "lead-confirmation",
			recipient: lead.email,
			attempts: 41,
			lastError: "550 No such mailbox",
		}),
	};
}

/** What a stranger can type into a request, an order or an intake. */
function typedLead(typed: (value: string) => string): Lead {
	const { topic, firstName, lastName, phone, address, message } = sampleLead;
	return {
		...sampleLead,
		topic: typed(topic),
		firstName: typed(firstName),
		lastName: typed(lastName),
		phone: typed(phone),
		address: typed(address),
		message: typed(message),
	};
}

function typedIntake(lead: Lead, typed: (value: string) => string) {
	const details = detailsFrom({
		primaryHomeownerName: typed("Rosa Whitfield"),
		propertyAddress: lead.address,
		primaryEmail: lead.email,
		primaryPhone: lead.phone,
		preferredContactMethod: "text",
		hasPool: "yes",
		poolDetails: typed("30 x 15 x 5 ft"),
		additionalNotes: typed("Two dogs.\nThe gate sticks."),
	});
	const files = [{ field: "roofPlansFile", fileName: typed("roof.pdf") }];
	return {
		lead: { ...lead, kind: "intake" as const },
		details,
		files,
		implications: implicationsOf(details, files),
		isTexted: true,
		visitLink: "",
	};
}
