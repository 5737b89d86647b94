import { Check, Minus } from "lucide";
import { useEffect } from "react";
import { href, useRevalidator } from "react-router";
import { longDayAndTime } from "#app/features/company/dates.ts";
import { Button, ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { AnsweredStep } from "../../details.ts";
import type { Implications } from "../../implications.ts";
import type { ChecklistItem } from "../../submission/checklist.ts";
import { ImplicationsPanel } from "../implications-panel.tsx";
import "../intake.css";
import { AnswerList } from "../review.tsx";
import { WhatHappensNext } from "./what-happens-next.tsx";

type CompletionProps = {
	reference: string;
	submittedAt: Date;
	promisedBy: string;
	visitPath: string;
	/** Text messages are available. */
	sms: boolean;
	checklist: readonly ChecklistItem[];
	isPending: boolean;
	steps: readonly AnsweredStep[];
	implications: Implications;
};

export function CompletionPage(props: CompletionProps) {
	const { reference, submittedAt, promisedBy, visitPath, sms, checklist, isPending, steps, implications } =
		props;
	useStatusPolling(isPending);
	return (
		<div className="intake-summary wrap py-10 md:py-14">
			<div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_24rem]">
				<div>
					<h1>Thank You!</h1>
					<p className="mt-4 max-w-[52ch] text-lg text-slate">
						Your reference number is{" "}
						<strong className="condensed figures text-subheading whitespace-nowrap text-ink">
							{reference}
						</strong>
						. Mention it when you call, and we'll have your answers in front of us.
					</p>
					<p className="mt-3 max-w-[52ch] text-lg font-semibold">{promisedBy}</p>
					<p className="mt-1 text-sm text-stone">Submitted {longDayAndTime(submittedAt)}</p>
					<div className="mt-7 grid grid-cols-2 gap-3 sm:flex" data-print="hide">
						<ButtonLink to={visitPath} className="max-sm:col-span-2">
							Pick a time for a call or visit
						</ButtonLink>
						<ButtonLink to={href("/")} variant="secondary" className="max-sm:col-span-2">
							Return to Home
						</ButtonLink>
						<a
							href={href("/intake-wizard/summary.pdf")}
							className={buttonClass({ variant: "secondary" })}
							download
						>
							Download PDF
						</a>
						<Button variant="secondary" onClick={() => window.print()}>
							Print
						</Button>
					</div>
				</div>
				<Checklist items={checklist} />
			</div>
			<ImplicationsPanel implications={implications} />
			<div data-print="hide">
				<WhatHappensNext sms={sms} />
			</div>
			<section className="mt-12" aria-labelledby="your-answers">
				<h2 id="your-answers">Your answers</h2>
				<div className="mt-6 grid gap-8">
					{steps.map((step) => (
						<section key={step.number} aria-labelledby={`answers-${step.number}`}>
							<h3 id={`answers-${step.number}`} className="border-b-2 border-ink pb-2">
								{step.number}. {step.title}
							</h3>
							<AnswerList step={step} />
						</section>
					))}
				</div>
			</section>
		</div>
	);
}

function Checklist({ items }: { items: readonly ChecklistItem[] }) {
	return (
		<ul className="border-t border-line" aria-live="polite">
			{items.map(({ label, done, note }) => (
				<li key={label} className="flex items-center gap-3 border-b border-line py-3">
					<span
						className={classNames(
							"grid size-7 flex-none place-items-center rounded-full",
							done ? "bg-sage text-white" : "bg-ash text-stone",
						)}
						aria-hidden="true"
					>
						{done ? <Icon of={Check} className="size-4" /> : <Icon of={Minus} className="size-4" />}
					</span>
					<span>
						<span className="sr-only">{done ? "Done: " : "Not done: "}</span>
						<span className="font-semibold">{label}</span>
						{note && <span className="block text-sm text-stone">{note}</span>}
					</span>
				</li>
			))}
		</ul>
	);
}

/** Checks a few times, because a queued email may be sent at any moment. */
function useStatusPolling(isPending: boolean): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (!isPending) return;
		let left = 6;
		const timer = setInterval(() => {
			left -= 1;
			if (left === 0) clearInterval(timer);
			void revalidate();
		}, 4_000);
		return () => clearInterval(timer);
	}, [isPending, revalidate]);
}
