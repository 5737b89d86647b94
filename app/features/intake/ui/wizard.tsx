import { type FormEvent, useEffect, useRef, useState } from "react";
import { href, useFetcher } from "react-router";
import type { SavedDraft } from "#app/ui/begun/autosave.ts";
import { SaveProblem, SaveStatus } from "#app/ui/begun/save-status.tsx";
import { SPAM_TRAP_FIELD, SpamTrap } from "#app/ui/forms/spam-trap.tsx";
import { nextPaint } from "#app/ui/loading/next-paint.ts";
import { Progress } from "#app/ui/loading/progress.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Notice } from "#app/ui/page/notice.tsx";
import type { DraftFile } from "../files/file-rules.ts";
import {
	type Answers,
	addressOf,
	blankQuestions,
	introOf,
	leavingBy,
	type Place,
	type PostedStep,
	type Problem,
	placeAfter,
	problemsIn,
	problemsLeft,
	progressPercent,
	STEP_COUNT,
	stepAt,
	stepOf,
	stepState,
	textOf,
	withoutSms,
} from "../journey.ts";
import { steps } from "../steps.ts";
import { messages } from "../submission/checklist.ts";
import { ContinueElsewhere } from "./continue-elsewhere.tsx";
import "./intake.css";
import { WhatHappensNext } from "./after/what-happens-next.tsx";
import { StepFields } from "./fields/step-fields.tsx";
import { useUploads } from "./fields/use-uploads.ts";
import { NeededNotice, OpeningNotice, ProblemSummary } from "./notices.tsx";
import { StepButtons, StepHeading, StepList } from "./step-controls.tsx";
import { Review, usePreloadedSteps } from "./step-parts.tsx";
import { useDraft, useInputBeforeHydration } from "./use-draft.ts";
import { useFocusOnStepChange, usePlace } from "./use-place.ts";

type Loaded = SavedDraft & {
	files: DraftFile[];
	submittedId: string | null;
	unreachable: boolean;
	smsOffered: boolean;
};
const FAILED = { ...messages.failed, tone: "destructive" } as const;
const NOT_SAVED_YET = {
	title: "Not saved on our server yet",
	text: "Your answers are on this device, and we'll keep trying. You can keep going. Leave this page open if you can.",
};

type WizardProps = { title: string; note: string; loaded: Loaded; posted: PostedStep | undefined };

export function Wizard({ title, note, loaded, posted }: WizardProps) {
	const { place, hash, goTo } = usePlace(posted?.place);
	const rendered: Answers = { ...loaded.answers, ...posted?.answers };
	const autosave = useDraft({ ...loaded, answers: rendered, isOffline: loaded.unreachable });
	const uploads = useUploads(loaded.files, autosave);
	const [problems, setProblems] = useState<readonly Problem[]>(posted?.problems ?? []);
	const [failures, setFailures] = useState(problems.length > 0 ? 1 : 0);
	const form = useRef<HTMLFormElement>(null);
	const header = useRef<HTMLElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const menu = useRef<HTMLDetailsElement>(null);
	const submission = useFetcher<PostedStep>();
	const busy = submission.state !== "idle";
	// biome-ignore lint/correctness/useExhaustiveDependencies: once per answer.
	useEffect(() => {
		if (submission.state !== "idle") return;
		autosave.takeBack();
		const { problems = [], notice } = submission.data ?? {};
		if (problems.length > 0) showProblems(problems);
		else if (notice) showToast(notice === messages.failed.title ? FAILED : { ...FAILED, text: notice });
	}, [submission.state, submission.data, autosave]);
	useInputBeforeHydration(form, loaded.answers, posted?.unstored ?? {}, autosave, uploads);
	usePreloadedSteps();
	useFocusOnStepChange(place, hash, failures, header, heading);

	const notice = posted?.notice ?? posted?.mailed?.message;
	const state = autosave.state();
	const answers = state.answers;
	const filled = new Set(uploads.files.map((file) => file.field));
	const states = steps.map((step) => stepState(step, answers, filled));
	const left = problemsLeft(answers);
	// An answer that can't be used is told at its question at once, a missing one when the visitor has left the step.
	const [blurred, setBlurred] = useState<ReadonlySet<string>>(new Set());
	const early = problemsIn(answers).filter(
		({ field }) => blurred.has(field) && textOf(answers, field).trim() !== "",
	);

	function showProblems(found: readonly Problem[]) {
		setProblems(found);
		setFailures((count) => count + 1);
		leaveFor(found[0]?.step ?? 1);
	}

	function leaveFor(next: Place) {
		if (menu.current) menu.current.open = false;
		goTo(next);
		void nextPaint().then(() => autosave.save());
	}

	function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
		const go = button?.value ?? "next";
		const note = place === "review" ? {} : leavingBy(go, stepAt(place), answers, filled);
		if (Object.keys(note).length > 0) autosave.edit(note);
		if (go !== "submit") return leaveFor(placeAfter(place, go));
		const lost = uploads.uploads.filter((upload) => upload.problem !== null && upload.canRetry);
		if (uploads.isSending)
			showToast({ title: "Your files are still uploading", text: "Submit again when they're done." });
		else if (lost.length > 0)
			showProblems(
				lost.map(({ field, file }) => ({
					field,
					step: stepOf(field),
					message: `${file.name} hasn't uploaded. Retry or dismiss it.`,
				})),
			);
		else submit(new FormData(event.currentTarget).get(SPAM_TRAP_FIELD));
	}

	/** Sent with everything that is not saved yet. Safe to repeat: the server recognizes the same submission. */
	function submit(trap: unknown) {
		const problems = problemsIn(autosave.state().answers);
		if (busy) return;
		if (problems.length > 0) return showProblems(problems);
		const { draftId, changes } = autosave.handOver();
		const fields = { go: "submit", draftId: draftId ?? "", changes: JSON.stringify(changes) };
		void submission.submit(
			{ ...fields, [SPAM_TRAP_FIELD]: String(trap ?? "") },
			{ method: "post", action: `${href("/intake-wizard")}${addressOf("review")}` },
		);
	}

	function forgetProblem(field: string) {
		setProblems((all) =>
			all.some((one) => one.field === field) ? all.filter((one) => one.field !== field) : all,
		);
	}

	/** Retrying or dismissing a file removes its problem from the list. */
	function settle(key: string, action: (key: string) => void) {
		forgetProblem(uploads.uploads.find((upload) => upload.key === key)?.field ?? "");
		action(key);
	}

	return (
		<>
			<header ref={header} className="border-b border-line bg-white">
				<div className="wrap py-4 md:py-7">
					<h1 className="text-xl font-semibold md:text-heading">{title}</h1>
					<p className="mt-1 max-w-[60ch] text-slate max-sm:sr-only">{note}</p>
					<Progress
						className="mt-3 max-w-3xl md:mt-5"
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
				onBlur={({ target }) => {
					const { name } = target as { name?: string };
					if (name && !blurred.has(name)) setBlurred(new Set([...blurred, name]));
				}}
				className="wrap grid gap-x-14 py-5 md:py-12 lg:grid-cols-[17rem_1fr]"
			>
				{/* Enter presses a form's first button, which must lead to the next step, not to step 1. */}
				<button type="submit" name="go" value={place === "review" ? "submit" : "next"} hidden />
				<input type="hidden" name="version" value={loaded.version} />
				<input type="hidden" name="draftId" value={loaded.draftId ?? ""} />
				<SpamTrap />
				<nav aria-label="Steps" className="hidden lg:sticky lg:top-8 lg:block lg:self-start">
					<StepList place={place} states={states} />
				</nav>
				<div className="min-w-0 max-w-3xl">
					<details ref={menu} className="step-menu mb-2 lg:hidden">
						<summary className="inline-flex min-h-11 items-center gap-3">
							<span className="link">All steps</span>
							<span className="figures text-sm text-stone">
								{states.filter((state) => state.isComplete).length} of {STEP_COUNT} complete
							</span>
						</summary>
						<nav aria-label="All steps" className="mt-2 border-y border-line py-2">
							<StepList place={place} states={states} />
						</nav>
					</details>
					<ProblemSummary problems={problems} failures={failures} />
					{notice && (
						<Notice tone="amber" className="mb-6">
							<span role="status">{notice}</span>
						</Notice>
					)}
					<SaveProblem state={state} waiting={NOT_SAVED_YET} />
					<OpeningNotice loaded={loaded} isUntouched={state.status === "clean"} />
					{problems.length === 0 && <NeededNotice problems={left.filter(({ step }) => step !== place)} />}
					{place === "review" ? (
						<>
							<StepHeading
								ref={heading}
								title="Review your answers"
								intro="Nothing is sent until you submit."
							/>
							<Review answers={answers} files={uploads.files} />
						</>
					) : (
						<>
							<StepHeading
								ref={heading}
								title={stepAt(place).title}
								intro={introOf(stepAt(place), answers)}
								hasRequired={stepAt(place).fields.some((field) => field.required !== undefined)}
							/>
							<StepFields
								key={place}
								step={loaded.smsOffered ? stepAt(place) : withoutSms(stepAt(place))}
								problems={[...problems, ...left, ...early]}
								answers={answers}
								edit={(changes) => {
									autosave.edit(changes);
									for (const field of Object.keys(changes)) forgetProblem(field);
								}}
								uploads={{
									...uploads,
									retry: (key) => settle(key, uploads.retry),
									dismiss: (key) => settle(key, uploads.dismiss),
								}}
							/>
						</>
					)}
					{(place === STEP_COUNT || place === "review") && <WhatHappensNext sms={loaded.smsOffered} />}
					<StepButtons
						place={place}
						busy={busy}
						isClosed={state.status === "submitted"}
						hasBlanks={place !== "review" && blankQuestions(stepAt(place), answers, filled).length > 0}
					/>
					<div className="mt-4">
						<SaveStatus state={state} />
					</div>
					<div className="mt-8 border-t border-line">
						<ContinueElsewhere autosave={autosave} suggested={textOf(answers, "primaryEmail")} />
					</div>
				</div>
			</form>
		</>
	);
}
