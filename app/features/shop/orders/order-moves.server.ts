// The office's form that updates an order's status.
import { mediumDayAndTime, readDay } from "#app/features/company/dates.ts";
import { leadWithAll } from "#app/features/leads/inbox/inbox.server.ts";
import type { Lead } from "#app/features/leads/leads.server.ts";
import type { Actor } from "#app/platform/audit.server.ts";
import { done, refused, type Toast } from "#app/ui/overlays/toast-message.ts";
import { kindOf, orderStepsOf } from "./order-page.server.ts";
import { type OrderStatus, orderStatus, readOrderStatus } from "./order-status.ts";
import { moveOrder } from "./order-steps.server.ts";

export async function orderState(lead: Pick<Lead, "id" | "details">) {
	const steps = await orderStepsOf(lead);
	return {
		kind: kindOf(lead),
		status: steps.at(-1)?.status ?? ("received" satisfies OrderStatus),
		steps: steps.map(({ status, text, at }) => ({ status, text, at: mediumDayAndTime(at) })),
	};
}

/** Null when the form is not about an order. */
export async function moveOrderIn(
	form: FormData,
	leadId: string,
	actor: Actor,
): Promise<Toast | "gone" | null> {
	if (form.get("step") !== "order") return null;
	const [from, to] = [readOrderStatus(form.get("from")), readOrderStatus(form.get("status"))];
	if (!from || !to || to === "received") return refused("Choose the order's new status.");
	const moved = await moveOrder(leadId, { from, to, day: readDay(form.get("day")) }, actor);
	if (moved === "gone") return moved;
	if (moved === "changed")
		return refused(
			"Someone else changed this order, so your change wasn't saved. The page now shows the latest version.",
		);
	const found = await leadWithAll(leadId);
	const name = orderStatus(to).name[found ? kindOf(found.lead) : "goods"].toLowerCase();
	const text = `Order marked as ${name}. We'll email the buyer.`;
	return done(text);
}
