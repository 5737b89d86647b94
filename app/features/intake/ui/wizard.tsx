import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { answersByStep, detailsFrom } from "../details.ts";
import type { SavedDraft } from "../draft-keeper.ts";
import type { DraftFile } from "../file-rules.ts";
import {
	type Answers,
	addressOf,
	begunSteps,
	type Place,
	type Problem,
	placeAfter,
	placeIn,
	progressPercent,
	STEP_COUNT,
	stepAt,
	textOf,
} from "../journey.ts";
import { ContinueElsewhere } from "./continue-elsewhere.tsx";
import "./intake.css";
import { ProblemSummary } from "./problem-summary.tsx";
import { Review } from "./review.tsx";
import { SaveStatus, SaveTrouble } from "./save-status.tsx";
import { StepButtons } from "./step-buttons.tsx";
import { StepFields } from "./step-fields.tsx";
import { StepList } from "./step-list.tsx";
import { useDraft } from "./use-draft.ts";
import { useEarlyTyping } from "./use-early-typing.ts";
import { useSubmission } from "./use-submission.ts";
import { useUploads } from "./use-uploads.ts";
import { WhatHappensNext } from "./what-happens-next.tsx";

type Loaded = SavedDraft & { files: DraftFile[]; unreachable: boolean };
/** After a plain post that stays on the page: what to show, and what is wrong. */
type Posted = { place: Place; problems: Problem[]; notice?: string; answers?: Record<string, unknown> };

type WizardProps = { title: string; note: string; loaded: Loaded; posted: Posted | undefined };

export function Wizard({ title, note, loaded, posted }: WizardProps) {
	const { search, hash } = useLocation();
	const navigate = useNavigate();
	const place = posted?.place ?? placeIn(search);
	const rendered = (posted?.answers ?? loaded.answers) as Answers;
	const keeper = useDraft({ ...loaded, answers: rendered });
	const uploads = useUploads(loaded.files, keeper);
	const [problems, setProblems] = useState<readonly Problem[]>(posted?.problems ?? []);
	const [failures, setFailures] = useState(problems.length > 0 ? 1 : 0);
	const form = useRef<HTMLFormElement>(null);
	const header = useRef<HTMLElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const { busy, submit } = useSubmission(keeper, (found) => {
		setProblems(found);
		setFailures((count) => count + 1);
		goTo(found[0]?.step ?? 1);
	});
	useEarlyTyping(form, place, rendered, keeper, uploads);
	useArrival(place, hash, failures, header, heading);

	const state = keeper.state();
	const answers = state.answers;
	const begun = begunSteps(answers, new Set(uploads.files.map((file) => file.field)));

	function goTo(next: Place) {
		void keeper.save();
		if (next !== place || posted) void navigate(addressOf(next), { preventScrollReset: true });
	}

	function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
		const go = button?.value ?? "next";
		const isSending = uploads.uploads.some((upload) => upload.problem === null);
		if (go === "submit" && isSending)
			showToast({ title: "Your files are still being sent", text: "Submit again when they have arrived." });
		else if (go === "submit") void submit();
		else goTo(placeAfter(place, go));
	}

	return (
		<>
			<header ref={header} className="border-b border-line bg-white">
				<div className="wrap py-7 md:py-9">
					<h1 className="text-heading">{title}</h1>
					<p className="mt-2 max-w-[60ch] text-slate">{note}</p>
					<Progress
						className="mt-5 max-w-3xl"
						label={place === "review" ? "Review" : `Step ${place} of ${STEP_COUNT}`}
						value={progressPercent(place)}
						text={`${progressPercent(place)}% complete`}
					/>
				</div>
			</header>
			<form
				ref={form}
				method="post"
				action={addressOf(place)}
				encType="multipart/form-data"
				noValidate
				onSubmit={onSubmit}
				className="intake-form wrap grid gap-x-14 py-8 md:py-12 lg:grid-cols-[17rem_1fr]"
			>
				{/* The Enter key presses a form's first button; it must lead on, never to step 1. */}
				<button
					type="submit"
					name="go"
					value={place === "review" ? "submit" : "next"}
					hidden
					tabIndex={-1}
					aria-hidden="true"
				/>
				<input type="hidden" name="version" value={loaded.version} />
				<nav aria-label="Steps" className="hidden lg:sticky lg:top-28 lg:block lg:self-start">
					<StepList place={place} begun={begun} />
				</nav>
				<div className="min-w-0 max-w-3xl">
					<details className="step-menu mb-6 lg:hidden" key={String(place)}>
						<summary className="link inline-flex min-h-11 items-center">All steps</summary>
						<nav aria-label="All steps" className="mt-2 border-y border-line py-2">
							<StepList place={place} begun={begun} />
						</nav>
					</details>
					<ProblemSummary problems={problems} failures={failures} />
					{posted?.notice && (
						<Notice tone="amber" className="mb-6">
							<span role="status">{posted.notice}</span>
						</Notice>
					)}
					<SaveTrouble state={state} />
					{place === "review" ? (
						<>
							<StepHeading
								ref={heading}
								title="Review your answers"
								intro="Nothing is sent before you submit it."
							/>
							<Review steps={answersByStep(detailsFrom(answers), uploads.files)} />
						</>
					) : (
						<>
							<StepHeading ref={heading} title={stepAt(place).title} intro={stepAt(place).intro} />
							<StepFields
								key={place}
								step={stepAt(place)}
								problems={problems}
								answers={answers}
								edit={(changes) => {
									keeper.edit(changes);
									if (problems.some((problem) => problem.field in changes))
										setProblems(problems.filter((problem) => !(problem.field in changes)));
								}}
								uploads={uploads}
							/>
						</>
					)}
					{(place === STEP_COUNT || place === "review") && <WhatHappensNext />}
					<StepButtons place={place} busy={busy} isClosed={state.status === "submitted"} />
					<div className="mt-4">
						<SaveStatus state={state} />
					</div>
					<div className="mt-8 border-t border-line">
						<ContinueElsewhere keeper={keeper} suggested={textOf(answers, "primaryEmail")} />
					</div>
				</div>
			</form>
		</>
	);
}

function StepHeading({
	ref,
	title,
	intro,
}: {
	ref: RefObject<HTMLHeadingElement | null>;
	title: string;
	intro: string;
}) {
	return (
		<div className="mb-8">
			<h2 ref={ref} tabIndex={-1} className="text-heading outline-none">
				{title}
			</h2>
			<p className="mt-2 text-slate">{intro}</p>
		</div>
	);
}

/** After a change of step the page is at its header and the keyboard at the step, or at the field a link named. */
function useArrival(
	place: Place,
	hash: string,
	failures: number,
	header: RefObject<HTMLElement | null>,
	heading: RefObject<HTMLElement | null>,
): void {
	const before = useRef({ address: `${place}${hash}`, failures });
	useEffect(() => {
		const now = { address: `${place}${hash}`, failures };
		const { address, failures: known } = before.current;
		if (address === now.address && !hash) return;
		before.current = now;
		const field = hash ? document.getElementById(hash.slice(1)) : null;
		if (field) {
			field.focus({ preventScroll: true });
			field.scrollIntoView({ block: "center" });
			return;
		}
		header.current?.scrollIntoView({ block: "start" });
		// After a failed submission the list of problems has the focus.
		if (failures === known) heading.current?.focus({ preventScroll: true });
	}, [place, hash, failures, header, heading]);
}
