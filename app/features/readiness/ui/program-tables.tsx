import { Check, CircleHelp, X } from "lucide";
import { mediumDay } from "#app/features/company/dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { PlainLink } from "#app/ui/page/text-link.tsx";
import { type ProgramStatus, type Status, statusNames } from "../assessment/program-status.ts";
import type { Report } from "../assessment/report.ts";

const looks = {
	met: { icon: Check, className: "text-sage" },
	missing: { icon: X, className: "text-ember-deep" },
	unknown: { icon: CircleHelp, className: "text-stone" },
} as const;

export function ProgramTables({ programs, notes }: Pick<Report, "programs" | "notes">) {
	const { appeal, noInsuranceCredit, zone0Law } = notes;
	return (
		<>
			<div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
				{programs.map((status, index) => (
					<ProgramTable key={status.program.id} status={status} isOpen={index === 0} />
				))}
			</div>
			<div className="mt-10 grid gap-4 lg:grid-cols-2 lg:gap-x-14">
				<Notice title={appeal.title}>
					{appeal.text} {noInsuranceCredit}
				</Notice>
				<Notice title={`Zone 0 law, as of ${mediumDay(zone0Law.asOf)}`}>
					{zone0Law.text}{" "}
					<PlainLink href={zone0Law.source.url} rel="noreferrer">
						{zone0Law.source.name}
					</PlainLink>
				</Notice>
			</div>
		</>
	);
}

/** Closed, except the first: on a phone five lists are long. What counts is in the summary. */
function ProgramTable({
	status: { program, requirements, counts },
	isOpen,
}: {
	status: ProgramStatus;
	isOpen: boolean;
}) {
	return (
		<section aria-labelledby={`program-${program.id}`} className="border-t-2 border-ink pt-4">
			<h3 id={`program-${program.id}`} className="text-subheading">
				{program.name}
			</h3>
			<p className="figures mt-1 font-semibold">{countsText(requirements.length, counts)}</p>
			<p className="mt-1 text-slate">{program.offer}</p>
			<details open={isOpen} className="mt-2">
				<summary className="link inline-flex min-h-11 cursor-pointer items-center">
					All {requirements.length} requirements<span className="sr-only"> of {program.name}</span>
				</summary>
				<ul className="mt-1 border-t border-line">
					{requirements.map(({ id, name, status }) => (
						<li key={id} className="grid grid-cols-[1fr_auto] gap-4 border-b border-line py-2">
							<span>{name}</span>
							<span className={`inline-flex items-center gap-1.5 font-semibold ${looks[status].className}`}>
								<Icon of={looks[status].icon} className="size-4" />
								{statusNames[status]}
							</span>
						</li>
					))}
				</ul>
			</details>
			<p className="mt-2 text-sm text-slate">
				As of {mediumDay(program.asOf)}.{" "}
				<PlainLink href={program.source.url} rel="noreferrer">
					{program.source.name}
				</PlainLink>
			</p>
		</section>
	);
}

function countsText(of: number, counts: Record<Status, number>): string {
	return `${counts.met} of ${of} met, ${counts.missing} missing, ${counts.unknown} unknown`;
}
