import { href } from "react-router";
import { assessmentVisit } from "#app/features/company/figures.ts";
import { findingPhotos } from "#app/features/company/offers/finding-photos.ts";
import { findings, sampleReport, totalScore } from "#app/features/company/offers/sample-report.ts";
import { pageMeta } from "#app/features/company/pages/page-meta.ts";
import { sitePages } from "#app/features/company/pages/pages.ts";
import { ClosingCall } from "#app/features/company/ui/closing-call.tsx";
import { AnnotatedPhoto } from "#app/features/company/ui/diagrams/annotated-photo.tsx";
import { ScoreDial } from "#app/features/company/ui/diagrams/score-dial.tsx";
import { ZoneMap } from "#app/features/company/ui/diagrams/zone-map.tsx";
import { RingPicture } from "#app/features/company/ui/ring-picture.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { PageHeading } from "#app/ui/page/page-heading.tsx";
import { SpecList } from "#app/ui/page/spec-list.tsx";
import { type Columns, StackTable } from "#app/ui/page/stack-table.tsx";
import type { Route } from "./+types/sample-report.ts";
import { RequestButton } from "./request-button.tsx";

const page = {
	...sitePages.sampleReport,
	description: "See what you get: a sample Ringline assessment report for a made-up property.",
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(page, matches);

export default function SampleReport() {
	const score = totalScore(sampleReport.scores);
	const gain = findings.reduce((sum, finding) => sum + finding.gain, 0);
	return (
		<>
			<PageHeading
				title="Sample assessment report"
				lead={`${sampleReport.property}. Visited ${sampleReport.visited}.`}
			>
				<Notice tone="amber" className="mt-6 max-w-[44rem]">
					We made up this property.
				</Notice>
			</PageHeading>
			<Band tone="white">
				<div className="grid items-center gap-x-10 gap-y-10 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-x-16">
					<ScoreDial score={score} after={score + gain} />
					<div>
						<h2>Fire-readiness score: {score} of 100</h2>
						<p className="mt-3 text-lg text-slate">
							The six fixes below raise it to {score + gain}. The two cheapest take one weekend.
						</p>
						<dl className="mt-6 border-t border-line">
							{sampleReport.scores.map(({ subject, points, of }) => (
								<div
									key={subject}
									className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line py-2.5 sm:grid-cols-[11rem_1fr_4rem] lg:grid-cols-[14rem_1fr_4rem]"
								>
									<dt>{subject}</dt>
									<dd
										className="h-2 rounded-full bg-ash max-sm:order-last max-sm:col-span-2"
										aria-hidden="true"
									>
										<span
											className="block h-full rounded-full bg-water"
											style={{ width: `${(points / of) * 100}%` }}
										/>
									</dd>
									<dd className="figures text-right font-semibold">
										{points} / {of}
									</dd>
								</div>
							))}
						</dl>
					</div>
				</div>
			</Band>
			<Band>
				<div className="grid items-start gap-x-10 gap-y-10 md:grid-cols-2 lg:gap-x-16">
					<div>
						<h2 className="mb-6">Zone map</h2>
						<ZoneMap findings={findings} className="w-full rounded-md border border-line" />
					</div>
					<div>
						<h2 className="mb-6">The property</h2>
						<SpecList
							specs={[
								...sampleReport.facts,
								{ name: "Assessor", value: sampleReport.assessor },
								{ name: "Reference", value: sampleReport.reference },
							]}
						/>
					</div>
				</div>
			</Band>
			<Band tone="white">
				<div className="mb-11 items-center gap-x-10 *:flex-1 md:flex lg:gap-x-16 print:mb-0">
					<BandHeading title="Annotated photos">Computer-generated here. Yours show your house.</BandHeading>
					<RingPicture className="print:hidden">5, 30 and 100 ft from the walls, to scale.</RingPicture>
				</div>
				<div className="grid gap-x-8 gap-y-8 sm:grid-cols-2 md:grid-cols-3">
					{findings.map(({ number, title, seen }) => (
						<AnnotatedPhoto
							key={number}
							number={number}
							title={title}
							caption={seen}
							{...findingPhotos[number]}
						/>
					))}
				</div>
			</Band>
			<Band tone="ash">
				<BandHeading title="Fixes, most effective first" />
				<StackTable
					caption="Findings and fixes"
					captionHidden
					columns={columns}
					rows={findings}
					rowKey={(finding) => String(finding.number)}
				/>
			</Band>
			<Band tone="white">
				<div className="grid gap-x-10 gap-y-10 md:grid-cols-2 lg:gap-x-16">
					<div>
						<h2>Insurance summary</h2>
						<p className="mt-4 border-l-4 border-water pl-5 text-lg">{sampleReport.insurance}</p>
					</div>
					<div>
						<h2>Consultation access</h2>
						<p className="mt-4 text-lg text-slate">
							{sampleReport.assessor}, calls you about the report, and again after the first fixes.
						</p>
					</div>
				</div>
			</Band>
			<ClosingCall
				title="Get a report for your home"
				asksAddress={false}
				text={`The visit takes ${assessmentVisit.hours} hours. You get the report in ${assessmentVisit.reportDays}.`}
			>
				<RequestButton of="assessment" />
				<ButtonLink to={href("/pricing-assessment-reports")} variant="on-dark" size="large">
					See prices
				</ButtonLink>
			</ClosingCall>
		</>
	);
}

type Row = (typeof findings)[number];

const columns: Columns<Row> = [
	{ label: "Finding", cell: (row) => `${row.number}. ${row.title}` },
	{ label: "Where", cell: (row) => row.zone },
	{ label: "What to do", cell: (row) => row.fix },
	{ label: "Cost", cell: (row) => <span className="figures whitespace-nowrap">{row.cost}</span> },
	{ label: "Points", cell: (row) => `+${row.gain}`, align: "end" },
];
