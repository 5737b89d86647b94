// A lead's answers or order lines as sections for display.
import { answersByStep, type IntakeDetails } from "#app/features/intake/details.ts";
import type { DetailSection } from "#app/features/leads/inbox/lead-details.ts";
import type { Lead } from "#app/features/leads/leads.server.ts";
import { isOfficeReport, officeSections } from "#app/features/readiness/report/office-report.ts";
import type { OrderRecord } from "#app/features/shop/orders/orders.server.ts";
import { lineName } from "#app/features/shop/product.ts";
import { formatCents, toCents } from "#app/ui/money.ts";

type Files = readonly { field: string; fileName: string }[];

export function leadSections(
	{ kind, details }: Pick<Lead, "kind" | "details">,
	files: Files,
): DetailSection[] {
	if (kind === "intake") return intakeSections(details, files);
	if (kind === "order" && isOrder(details)) return [orderSection(details)];
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

function orderSection({ lines, totalCents, currency }: OrderRecord): DetailSection {
	return {
		title: "Order",
		rows: [
			...lines.map((line) => ({
				name: lineName(line),
				value: `${line.quantity} at ${formatCents(toCents(line.price) ?? 0, currency)}`,
			})),
			{ name: "Total", value: formatCents(totalCents, currency) },
		],
	};
}

function isOrder(details: unknown): details is OrderRecord {
	const order = details as Partial<OrderRecord> | null;
	return Array.isArray(order?.lines) && typeof order.totalCents === "number";
}
