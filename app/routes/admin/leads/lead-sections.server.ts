// A lead's answers or order lines as sections for display.
import { answersByStep, type IntakeDetails } from "#app/features/intake/details.ts";
import type { DetailSection } from "#app/features/leads/inbox/lead-details.ts";
import type { Lead } from "#app/features/leads/leads.server.ts";
import { orderFacts, readOrder } from "#app/features/leads/order-record.ts";
import { isOfficeReport, officeSections } from "#app/features/readiness/report/office-report.ts";

type Files = readonly { field: string; fileName: string }[];

export function leadSections(
	{ kind, details }: Pick<Lead, "kind" | "details">,
	files: Files,
): DetailSection[] {
	if (kind === "intake") return intakeSections(details, files);
	const order = kind === "order" && readOrder(details);
	if (order) return [{ title: "Order", rows: orderFacts(order) }];
	if (isOfficeReport(details)) return officeSections(details);
	return [];
}

/** The ten steps, without those that have no answers. */
function intakeSections(details: unknown, files: Files): DetailSection[] {
	if (!details || typeof details !== "object") return [];
	return answersByStep(details as IntakeDetails, files)
		.filter(({ answers }) => answers.length > 0)
		.map(({ number, title, answers }) => ({
			title: `${number}. ${title}`,
			rows: answers.map(({ label, text }) => ({ name: label, value: text })),
		}));
}
