import { Download, Mail, Phone, UserRound } from "lucide";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { telephoneHref } from "#app/features/company/company.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/page/notice.tsx";
import { SpecList } from "#app/ui/page/spec-list.tsx";
import { AnswerForm, type AnswerView, type RefusedAnswer } from "../../conversation/ui/answer-form.tsx";
import type { LeadFact } from "../../lead-fields.ts";
import type { LeadStatus } from "../../lead-status.ts";
import type { DetailSection } from "../../privacy/data-holder.server.ts";
import type { LeadPlan } from "../lead-plan.ts";
import { type DeliveryLine, DeliveryList } from "./delivery-list.tsx";
import { LeadNotes, type Note, type RefusedNote } from "./lead-notes.tsx";
import { LeadPlanForm } from "./lead-plan-form.tsx";
import { LeadStatusForm } from "./lead-status-form.tsx";
import { MapLink } from "./map-link.tsx";
import { NotSpam } from "./not-spam.tsx";
import { PromiseClock, type PromiseView } from "./promise-clock.tsx";

export type LeadView = {
	id: string;
	email: string;
	phone: string;
	/** What else they told us. */
	facts: LeadFact[];
	status: LeadStatus;
	spamReason: string | null;
	promise: PromiseView;
	sections: DetailSection[];
	notes: Note[];
	files: { id: string; fileName: string; contentType: string; size: string; field: string }[];
	deliveries: DeliveryLine[];
	name: string;
	plan: LeadPlan;
	people: readonly { id: string; name: string }[];
	conversation: AnswerView;
};

type LeadSheetProps = {
	lead: LeadView;
	refusedNote: RefusedNote | undefined;
	refusedAnswer: RefusedAnswer | undefined;
	refusedPlan: LeadPlan | undefined;
	/** Replaces the form that moves a lead, for a kind with steps of its own. */
	statusForm?: ReactNode;
	/** Booked and past visits. */
	visits?: ReactNode;
};

export function LeadSheet({
	lead,
	refusedNote,
	refusedAnswer,
	refusedPlan,
	statusForm,
	visits,
}: LeadSheetProps) {
	// On a phone the promise and the actions come before a long questionnaire.
	const long = lead.sections.length > 2;
	const answers = <Answers lead={lead} />;
	return (
		<div
			className="lead-sheet grid gap-x-14 gap-y-10 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]"
			data-sheet="lead"
		>
			<div className="grid min-w-0 content-start gap-10">
				{lead.spamReason && (
					<Notice tone="amber" title="Suspected spam">
						<p className="mb-3">Why: {lead.spamReason}. Nobody gets an email until you decide.</p>
						<NotSpam leadId={lead.id} back={href("/admin/leads/:id", { id: lead.id })} />
					</Notice>
				)}
				<div className="flex flex-wrap gap-3">
					{lead.phone && (
						<a href={telephoneHref(lead.phone)} className={buttonClass({ size: "small" })}>
							<Icon of={Phone} />
							Call {lead.phone}
						</a>
					)}
					<a
						href={`mailto:${lead.email}`}
						className={buttonClass({ variant: "secondary", size: "small" }, "break-all")}
					>
						<Icon of={Mail} />
						{lead.email}
					</a>
					<Link
						to={`${href("/admin/person")}?q=${encodeURIComponent(lead.email)}`}
						className={buttonClass({ variant: "secondary", size: "small" })}
					>
						<Icon of={UserRound} />
						Everything from this person
					</Link>
				</div>
				<Request lead={lead} />
				{!lead.spamReason && (
					<AnswerForm
						leadId={lead.id}
						personName={lead.name}
						email={lead.email}
						view={lead.conversation}
						refused={refusedAnswer}
					/>
				)}
				{!long && answers}
			</div>
			<div className="grid min-w-0 content-start gap-10 lg:col-start-2 lg:row-span-2 lg:row-start-1">
				<section aria-labelledby="status">
					<h2 id="status" className="mb-3 text-subheading">
						Status
					</h2>
					<PromiseClock promise={lead.promise} />
					{statusForm ?? <LeadStatusForm status={lead.status} />}
				</section>
				<LeadPlanForm plan={lead.plan} people={lead.people} refused={refusedPlan} />
				{visits}
				<section aria-labelledby="messages">
					<h2 id="messages" className="mb-3 text-subheading">
						Emails and text messages
					</h2>
					<DeliveryList
						deliveries={lead.deliveries}
						back={href("/admin/leads/:id", { id: lead.id })}
						none="No messages for this lead."
					/>
				</section>
				<LeadNotes leadId={lead.id} notes={lead.notes} refused={refusedNote} />
				<p>
					<Link to={`${href("/admin/audit")}?subject=${lead.id}`} className="link">
						History
					</Link>
				</p>
			</div>
			{long && <div className="grid min-w-0 content-start gap-10">{answers}</div>}
		</div>
	);
}

function Answers({ lead }: { lead: LeadView }) {
	return (
		<>
			<Files files={lead.files} />
			{lead.sections.map(({ title, rows }) => (
				<section key={title}>
					<h2 className="mb-3 text-subheading">{title}</h2>
					<SpecList
						specs={rows.map(({ name, value }) => ({
							name,
							value: <span className="wrap-anywhere whitespace-pre-line">{value}</span>,
						}))}
					/>
				</section>
			))}
		</>
	);
}

function Request({ lead }: { lead: LeadView }) {
	if (lead.facts.length === 0) return null;
	return (
		<section>
			<h2 className="mb-3 text-subheading">Request</h2>
			<SpecList
				specs={lead.facts.map(({ column, name, value }) => ({
					name,
					value: (
						<span className="font-normal wrap-anywhere whitespace-pre-line">
							{value}
							{column === "address" && <MapLink className="block w-fit py-1" address={value} />}
						</span>
					),
				}))}
			/>
		</section>
	);
}

function Files({ files }: { files: LeadView["files"] }) {
	if (files.length === 0) return null;
	return (
		<section>
			<h2 className="mb-3 text-subheading">Files</h2>
			<ul className="border-t border-line">
				{files.map((file) => (
					<li key={file.id} className="flex items-start gap-4 border-b border-line py-3">
						{file.contentType.startsWith("image/") && file.contentType !== "image/vnd.dwg" && (
							<img
								src={`${href("/admin/files/:id", { id: file.id })}?small`}
								alt=""
								loading="lazy"
								width={96}
								height={72}
								className="h-18 w-24 flex-none rounded-sm bg-ash object-cover"
							/>
						)}
						<div className="min-w-0">
							<a
								href={href("/admin/files/:id", { id: file.id })}
								download
								className="link inline-flex gap-2 break-all"
							>
								<Icon of={Download} className="mt-1 size-4 flex-none" />
								{file.fileName}
							</a>
							<p className="figures text-sm text-stone">
								{file.contentType}, {file.size}
							</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
