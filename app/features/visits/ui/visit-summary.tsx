import { CalendarPlus } from "lucide";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Preparation } from "../preparation.server.ts";
import { kindTexts, nounOf, type VisitKind } from "../visit-kinds.ts";

type VisitSummaryProps = {
	view: {
		kind: VisitKind;
		time: string;
		duration: string;
		canChange: boolean;
		email: string;
		remindsYou: boolean;
		preparation: Preparation;
	};
	icsPath: string;
};

export function VisitSummary({ view, icsPath }: VisitSummaryProps) {
	const { name, isOnSite } = kindTexts[view.kind];
	return (
		<section
			aria-labelledby="visit-time"
			className={`grid gap-x-12 gap-y-8 border-t-4 bg-white p-6 shadow-panel sm:p-8 lg:grid-cols-2 ${view.canChange ? "border-sage" : "border-edge"}`}
		>
			<div>
				<p className="font-semibold">{name}</p>
				<h2 id="visit-time" className="figures mt-1">
					{view.time}
				</h2>
				<p className="mt-2 text-slate">
					Pacific time. {view.duration}. {isOnSite ? "At your property." : "We'll call you."}
				</p>
				{view.canChange && (
					<>
						<p className="measure mt-4 text-slate">
							You're booked, so you don't need to wait by the phone before then. We sent the details to{" "}
							<span className="wrap-anywhere">{view.email}</span>
							{view.remindsYou ? " and will remind you the day before." : "."}
						</p>
						<p className="mt-5">
							<a
								href={icsPath}
								className={buttonClass({ variant: "secondary" })}
								download={`ringline-${nounOf(view.kind)}.ics`}
							>
								<Icon of={CalendarPlus} />
								Add to my calendar
							</a>
						</p>
					</>
				)}
			</div>
			{view.canChange && (
				<div>
					<h3>{view.preparation.title}</h3>
					<ul className="mt-3 grid list-disc gap-2 pl-5 text-slate">
						{view.preparation.items.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				</div>
			)}
		</section>
	);
}
