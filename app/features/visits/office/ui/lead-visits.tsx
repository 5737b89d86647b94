import { href, Link } from "react-router";
import type { VisitView } from "../visit-view.server.ts";
import { VisitState } from "./visit-state.tsx";

type LeadVisitsProps = {
	visits: readonly VisitView[] /** Where a time can be picked for them. */;
	pickTimePath: string;
};

export function LeadVisits({ visits, pickTimePath }: LeadVisitsProps) {
	const isBooked = visits.some(({ status }) => status === "booked");
	return (
		<section aria-labelledby="visits">
			<h2 id="visits" className="mb-3 text-subheading">
				Visits
			</h2>
			<VisitList visits={visits} />
			{!isBooked && (
				<p className="mt-3">
					<Link to={pickTimePath} className="link">
						Pick a time for them
					</Link>
				</p>
			)}
		</section>
	);
}

/** Each with a link to its day in the calendar. */
export function VisitList({ visits }: { visits: readonly VisitView[] }) {
	return (
		<ul className="border-t border-line">
			{visits.map((visit) => (
				<li key={visit.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3">
					<Link to={`${href("/admin/visits")}?day=${visit.day}`} className="link">
						{visit.dayLabel}, {visit.clock}
					</Link>
					<span>{visit.what}</span>
					<VisitState status={visit.status} />
				</li>
			))}
		</ul>
	);
}
