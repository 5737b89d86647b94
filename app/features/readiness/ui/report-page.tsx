// The report: score on the rings, programs, first steps, and what to do with it.
import { Download } from "lucide";
import type { ReactNode } from "react";
import { href } from "react-router";
import { mediumDay } from "#app/features/company/dates.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { Disclosure } from "#app/ui/page/disclosure.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import type { Report } from "../assessment/report.ts";
import { answeredText, isScored, ringPercent, ringText, scoreText } from "../assessment/scores.ts";
import type { DatedPhoto } from "../photo.ts";
import { rings } from "../rules/measure.ts";
import { AnswerList } from "./answer-list.tsx";
import { ProgramTables } from "./program-tables.tsx";
import { type ProgressDay, ProgressPlot } from "./progress-plot.tsx";
import { RingDiagram, toneOf } from "./ring-diagram.tsx";
import { StepList } from "./step-list.tsx";

type ReportPageProps = {
	report: Report;
	progress: readonly ProgressDay[];
	photos: readonly DatedPhoto[];
	/** '?token=…' when a mailed link opened the report. */
	query: string;
	showsAddressRules: boolean;
	/** Asks for the address and the name. Null for whoever came with a link. */
	houseForm: ReactNode;
	/** Asked before the PDF, until there is an address or the owner would rather not say. */
	asksForHouse: boolean;
	/** 'Update this check', shown to whoever came with a link. */
	openHere: ReactNode;
	mailForm: ReactNode;
	workForm: ReactNode;
};

export function ReportPage(props: ReportPageProps) {
	const { report, progress, photos, query, showsAddressRules, openHere, mailForm, workForm } = props;
	const { scores, contradictions, address, owner, day, notes } = report;
	const asksForHouse = props.houseForm !== null && props.asksForHouse;
	return (
		<div data-no-call-button="">
			<Band tight>
				<h1 className="text-title">Your readiness report</h1>
				<p className="mt-2 text-lg wrap-anywhere text-slate">
					{address || (asksForHouse ? "" : notes.noAddress)}
					{address || !asksForHouse ? ". " : ""}
					{owner && `${owner}. `}Answers as of {mediumDay(day)}. {notes.selfCheck}
				</p>
				{asksForHouse && (
					<section className="mt-6 border-t-2 border-ink pt-5" aria-labelledby="house">
						<h2 id="house" className="text-subheading">
							Which house is this?
						</h2>
						<p className="mt-1 mb-4 max-w-[60ch] text-slate">
							Your insurer has to know. We print it on the PDF and look nothing up. You get the PDF next,
							either way.
						</p>
						{props.houseForm}
					</section>
				)}
				<div className="mt-5 flex flex-wrap gap-3">
					{!asksForHouse && (
						<a href={href("/readiness/report.pdf") + query} className={buttonClass()} download>
							<Icon of={Download} />
							Download the PDF
						</a>
					)}
					{openHere ?? (
						<ButtonLink to={href("/readiness")} variant="secondary">
							Change my answers
						</ButtonLink>
					)}
				</div>
				{props.houseForm && !asksForHouse && (
					<div className="mt-4 max-w-4xl">
						<Disclosure summary="Name and address on the report">{props.houseForm}</Disclosure>
					</div>
				)}
				{contradictions.length > 0 && (
					<Notice tone="amber" title={notes.mismatch} className="mt-6 max-w-[48rem]">
						<ul className="grid gap-2">
							{contradictions.map(({ id, place, message }) => (
								<li key={id}>
									{message}{" "}
									<TextLink to={`${href("/readiness")}?at=${place}#answer-${id}`}>Check it</TextLink>
								</li>
							))}
						</ul>
					</Notice>
				)}
			</Band>
			<Band tone="white" labelledBy="score">
				<div className="grid items-center gap-x-14 gap-y-8 md:grid-cols-2">
					<RingDiagram scores={scores} className="mx-auto w-full max-w-[26rem]" />
					<div>
						<h2 id="score">Readiness: {scoreText(scores)}</h2>
						<p className="mt-2 text-slate">{answeredText(scores)}</p>
						<dl className="mt-5 border-t border-line">
							{rings.map(({ id, name, distance }) => (
								<div
									key={id}
									className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 border-b border-line py-2.5"
								>
									<dt>
										<span className="font-semibold">{name}</span>{" "}
										<span className="text-slate">{distance}</span>
									</dt>
									<dd className="figures font-semibold">{ringText(scores.rings[id])}</dd>
									<ScoreBar percent={ringPercent(scores.rings[id])} />
								</div>
							))}
						</dl>
						<p className="mt-4 text-sm text-slate">{notes.score}</p>
					</div>
				</div>
				<ProgressPlot progress={progress} />
			</Band>
			<Band labelledBy="steps">
				<BandHeading id="steps" title="What to do first">
					Listed by how much protection you get per dollar. Costs are typical for a single-family house in Los
					Angeles County.
				</BandHeading>
				<StepList steps={report.steps} current={isScored(scores) ? scores.total.percent : null} />
			</Band>
			<Band tone="white" labelledBy="programs">
				<BandHeading id="programs" title="What the programs would find">
					Your answers, compared with what each program requires. Each one inspects and decides for itself, so
					we can't promise a discount.
				</BandHeading>
				<ProgramTables programs={report.programs} notes={notes} />
			</Band>
			<Band tone="ash" labelledBy="work">
				<div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
					<section>
						<h2 id="work">Let us do the work</h2>
						{workForm}
					</section>
					<section>
						{mailForm && (
							<>
								<h2 className="text-subheading">Keep the report</h2>
								{mailForm}
							</>
						)}
						{showsAddressRules && (
							<p className={mailForm ? "mt-8" : undefined}>
								<TextLink
									to={`${href("/your-home")}${address ? `?address=${encodeURIComponent(address)}` : ""}`}
								>
									Your zone, the law and fires near you
								</TextLink>
							</p>
						)}
					</section>
				</div>
			</Band>
			<Band tight>
				<AnswerList weights={notes.weights} answers={report.answers} photos={photos} query={query} />
			</Band>
		</div>
	);
}

function ScoreBar({ percent }: { percent: number | null }) {
	if (percent === null)
		return <dd className="col-span-2 h-1.5 border-t border-dashed border-stone" aria-hidden="true" />;
	return (
		<dd className="col-span-2 h-1.5 rounded-full bg-ash" aria-hidden="true">
			<span
				className="block h-full rounded-full"
				style={{ width: `${percent}%`, background: toneOf(percent) }}
			/>
		</dd>
	);
}
