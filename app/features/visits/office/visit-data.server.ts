// What we hold about whoever booked a visit or a call. It goes with the request.
import { about, type DataHolder } from "#app/features/leads/privacy/data-holder.server.ts";
import { visitsOfLeads } from "./agenda.server.ts";
import { visitView } from "./visit-view.server.ts";

export const visitData: DataHolder = {
	tables: ["visits"],
	async ofRequest(lead) {
		const rows = (await visitsOfLeads([lead.id])).map((row) => {
			const { what, dayLabel, clock, status } = visitView({ ...row, lead: null }, new Date());
			const facts = [
				`${dayLabel}, ${clock}${status === "canceled" ? " (canceled)" : ""}`,
				row.visit.county,
				row.visit.wantsText ? "with a reminder by text message" : "",
			];
			return { name: what, value: facts.filter(Boolean).join(", ") };
		});
		return [about(lead, "Visits and calls for", rows)];
	},
};
