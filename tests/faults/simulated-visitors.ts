// Many visitors at once, each with one request after the other.
import { fillInQuestionnaire, requestConsultation } from "./lead-requests.ts";
import { editListing, postProduct, postWanted } from "./marketplace-requests.ts";
import type { VisitContext } from "./visit-context.ts";

/** Resolves when `isDone` is true and everybody has finished their last request. */
export async function simulateVisitors(
	context: VisitContext,
	people: number,
	isDone: () => boolean,
): Promise<void> {
	await Promise.all(
		Array.from({ length: people }, () =>
			simulateVisitor({ ...context, random: context.random.fork() }, isDone),
		),
	);
}

async function simulateVisitor(context: VisitContext, isDone: () => boolean): Promise<void> {
	while (!isDone())
		try {
			await doNextRequest(context);
		} catch (error) {
			context.ledger.findings.push(error instanceof Error ? error.message : String(error));
		}
}

async function doNextRequest(context: VisitContext): Promise<void> {
	const { random } = context;
	if (random.chance(0.5) && (await editListing(context))) return;
	const share = random.next();
	if (share < 0.3) await requestConsultation(context);
	else if (share < 0.55) await postProduct(context);
	else if (share < 0.65) await postWanted(context);
	else await fillInQuestionnaire(context);
}
