// Compares what the site confirmed with what is stored: nothing lost, nothing twice, no file without an owner, every mail received.
import type { KeptDraft, Ledger, ListingState, PostedListing } from "./ledger.ts";
import type { MailServer } from "./mail-server.ts";
import type { Stored, StoredLead } from "./stored.ts";

/** The default of MAIL_TO. */
const OFFICE = "office@ringline.example";

/** Describes every difference; empty when there is none. */
export function findProblems(ledger: Ledger, stored: Stored, mailServer: MailServer): string[] {
	const leadsOf = groupBy(stored.leads, ({ email }) => email);
	const listingsOf = groupBy(stored.listings, ({ submissionKey }) => submissionKey);
	return [
		...[...ledger.listings].flatMap(([key, posted]) => listingFindings(posted, listingsOf.get(key) ?? [])),
		...[...ledger.consultations].flatMap((email) =>
			consultationFindings(email, leadsOf.get(email) ?? [], mailServer),
		),
		...draftFindings(ledger, stored, leadsOf, mailServer),
		...fileFindings(stored),
		...deliveryFindings(stored, mailServer),
		...[...ledger.editLinks].flatMap(([email, promised]) => {
			const came = mailServer.mailsTo(email, "Edit your listing").length;
			return came >= promised ? [] : [`${email} was promised ${promised} edit links and got ${came}`];
		}),
	];
}

function listingFindings(posted: PostedListing, found: Stored["listings"]): string[] {
	const { acknowledged, possible, kind } = posted;
	const [listing, ...more] = found;
	if (!listing) return [`the listing "${acknowledged.title}" is lost`];
	if (more.length > 0) return [`the listing "${acknowledged.title}" is there ${found.length} times`];
	const isAs = (state: ListingState) =>
		state.title === listing.title && state.photos === listing.photoKeys.length;
	if (listing.kind === kind && [acknowledged, ...possible].some(isAs)) return [];
	return [
		`the listing "${acknowledged.title}" with ${acknowledged.photos} photos is "${listing.title}" with ${listing.photoKeys.length}`,
	];
}

function consultationFindings(email: string, found: readonly StoredLead[], mailServer: MailServer): string[] {
	const [lead] = found;
	if (!lead || found.length !== 1) return [`the consultation of ${email} is there ${found.length} times`];
	if (lead.spam) return [`the consultation of ${email} was kept aside`];
	return missingMails(lead, "We received your request", mailServer);
}

function draftFindings(
	ledger: Ledger,
	stored: Stored,
	leadsOf: Map<string, StoredLead[]>,
	mailServer: MailServer,
): string[] {
	const drafts = new Map(stored.drafts.map((draft) => [draft.id, draft]));
	const filesOf = groupBy(stored.intakeFiles, ({ draftId }) => draftId ?? "");
	return [...ledger.drafts].flatMap(([id, kept]) => {
		const draft = drafts.get(id);
		if (!draft) return [`the draft ${id} is lost`];
		const lost = Object.entries(kept.answers).filter(([name, text]) => draft.answers[name] !== text);
		return [
			...lost.map(([name]) => `the draft ${id} lost its answer to ${name}`),
			...keptFileFindings(id, kept, filesOf.get(id) ?? [], stored.files),
			...submissionFindings(id, kept, draft.leadId, filesOf.get(id) ?? [], leadsOf, mailServer),
		];
	});
}

function keptFileFindings(
	draftId: string,
	{ files }: KeptDraft,
	found: Stored["intakeFiles"],
	bytes: Stored["files"],
): string[] {
	const byId = new Map(found.map((file) => [file.id, file]));
	const wrong = [...files].filter(([id, sent]) => {
		const file = byId.get(id);
		return file?.fileName !== sent.fileName || bytes.get(file.storageKey) !== sent.sha256;
	});
	return [
		...wrong.map(([, { fileName }]) => `the file ${fileName} of draft ${draftId} is lost or changed`),
		...(found.length > files.size
			? [`the draft ${draftId} has ${found.length} files of ${files.size} sent`]
			: []),
	];
}

function submissionFindings(
	draftId: string,
	{ answers, submittedBy }: KeptDraft,
	leadId: string | null,
	files: Stored["intakeFiles"],
	leadsOf: Map<string, StoredLead[]>,
	mailServer: MailServer,
): string[] {
	if (!submittedBy) return [];
	const leads = leadsOf.get(submittedBy) ?? [];
	const [lead] = leads;
	if (!lead || leads.length !== 1)
		return [`the questionnaire of ${submittedBy} is there ${leads.length} times`];
	const lost = Object.entries(answers).filter(([name, text]) => lead.details[name] !== text);
	return [
		...lost.map(([name]) => `the questionnaire of ${submittedBy} lost its answer to ${name}`),
		...(lead.submissionKey === `intake:${draftId}` && leadId === lead.id
			? []
			: [`the questionnaire of ${submittedBy} does not belong to its draft`]),
		...files
			.filter((file) => file.leadId !== lead.id)
			.map(({ fileName }) => `the file ${fileName} did not go with the questionnaire of ${submittedBy}`),
		...missingMails(lead, "We received your intake form", mailServer),
	];
}

/** Looks for mails by subject and recipient, no matter what the `deliveries` table says. */
function missingMails(
	{ email, reference }: StoredLead,
	confirmation: string,
	mailServer: MailServer,
): string[] {
	const missing: string[] = [];
	if (mailServer.mailsTo(email, confirmation).length === 0) missing.push(`${email} got no confirmation`);
	if (mailServer.mailsTo(OFFICE, reference).length === 0)
		missing.push(`the office got no mail about ${reference}`);
	return missing;
}

function fileFindings({ photos, intakeFiles, checkPhotos, files, temporary }: Stored): string[] {
	const owned = new Set([
		...photos.flatMap(({ storageKey, widths }) => widths.map((width) => `${storageKey}/${width}.webp`)),
		...intakeFiles.map(({ storageKey }) => storageKey),
		...checkPhotos.map(({ storageKey }) => storageKey),
	]);
	return [
		...[...owned].filter((key) => !files.get(key)).map((key) => `the file ${key} is missing or damaged`),
		...[...files.keys()].filter((key) => !owned.has(key)).map((key) => `the file ${key} belongs to nobody`),
		...temporary.map((name) => `the temporary folder ${name} was left behind`),
	];
}

function deliveryFindings({ deliveries, leads }: Stored, mailServer: MailServer): string[] {
	const mailsOf = groupBy(deliveries, ({ leadId }) => leadId ?? "");
	return [
		...deliveries
			.filter(
				({ id, channel, status }) => channel === "mail" && (status !== "sent" || !mailServer.hasDelivery(id)),
			)
			.map(({ id, purpose, status }) => `the mail ${id} (${purpose}) is ${status} and was not received`),
		...leads
			.filter(({ id }) => mailsOf.get(id)?.length !== 2)
			.map(({ id, email }) => `the lead of ${email} has ${mailsOf.get(id)?.length ?? 0} mails instead of 2`),
	];
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
	return Map.groupBy(rows, keyOf);
}
