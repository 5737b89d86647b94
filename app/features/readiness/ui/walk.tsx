// The walk around the house, one place at a time. Every button posts the page without JavaScript; with it, answers are
// kept on the device and saved in the background, so that the walk works offline.
import { type FormEvent, useEffect, useRef, useState } from "react";
import { href, useNavigate, useSearchParams } from "react-router";
import { typedBeforeScripts } from "#app/ui/begun/form-values.ts";
import { SaveProblem, SaveStatus } from "#app/ui/begun/save-status.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/forms/input.tsx";
import { Progress } from "#app/ui/loading/progress.tsx";
import { useOfflineCopy } from "#app/ui/offline-page/use-offline-copy.ts";
import { Notice } from "#app/ui/page/notice.tsx";
import {
	type Answers,
	cleanAddress,
	cleanAnswers,
	hasAnswers,
	MAX_ADDRESS_LENGTH,
	measuresAt,
	nextPlace,
	placeAt,
	previousPlace,
} from "../assessment/answers.ts";
import { contradictionsIn } from "../assessment/contradictions.ts";
import type { CheckPhoto } from "../photo.ts";
import { type PlaceId, places } from "../rules/measure.ts";
import { allMeasures } from "../rules/measures.ts";
import { HouseSectionSymbol } from "./house-section.tsx";
import { MeasureQuestion, REMOVE_FORM } from "./measure-question.tsx";
import { PlaceList } from "./place-list.tsx";
import { type LoadedCheck, useCheck } from "./use-check.ts";
import { usePhotos } from "./use-photos.ts";
import "./walk.css";

export const NO_ANSWERS_MESSAGE =
	"Answer at least one question first. If you can't tell, choose “Not sure.” That counts as an answer.";

const NO_RECEPTION = {
	title: "No connection",
	text: "Your answers are on this device. Keep walking. We'll save them when you're back online.",
};

export type PostedWalk = {
	/** Why a page posted without JavaScript was not taken. */
	problem?: string;
	photoProblems?: Partial<Record<string, string>>;
	answers?: Answers;
	address?: string;
};

type WalkProps = {
	title: string;
	lead: string;
	loaded: LoadedCheck & { photos: CheckPhoto[] };
	posted: PostedWalk | undefined;
};

export function Walk({ title, lead, loaded, posted }: WalkProps) {
	const [search] = useSearchParams();
	const navigate = useNavigate();
	const { autosave, restored, answers, address } = useCheck({
		...loaded,
		answers: { ...loaded.answers, ...posted?.answers },
		address: posted?.address ?? loaded.address,
	});
	const photos = usePhotos(loaded.photos, autosave);
	useOfflineCopy(href("/readiness"));
	const [problem, setProblem] = useState(posted?.problem);
	const form = useRef<HTMLFormElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const place = placeAt(search);
	const at = places.findIndex(({ id }) => id === place);
	const current = places[at] ?? places[0];
	const following = nextPlace(place);
	const contradictions = contradictionsIn(answers);

	// What was chosen before JavaScript arrived, which can be late on a slow phone.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
	useEffect(() => {
		if (!form.current) return;
		const typed = typedBeforeScripts(form.current);
		const changes = {
			...cleanAnswers(typed),
			...("address" in typed ? { address: cleanAddress(typed.address) } : {}),
		};
		if (Object.keys(changes).length > 0) autosave.edit(changes);
	}, []);

	function changed({ target }: FormEvent<HTMLFormElement>) {
		if (!(target instanceof HTMLInputElement)) return;
		setProblem(undefined);
		if (target.type === "radio") autosave.edit(cleanAnswers({ [target.name]: target.value }));
		if (target.name === "address") autosave.edit({ address: target.value });
	}

	async function go(to: PlaceId | "report") {
		const saving = autosave.save();
		if (to !== "report") {
			setProblem(undefined);
			await navigate(`?at=${to}`, { preventScrollReset: true });
			window.scrollTo({ top: 0 });
			heading.current?.focus({ preventScroll: true });
			return;
		}
		if (!hasAnswers(answers)) return setProblem(NO_ANSWERS_MESSAGE);
		if (await saving) return navigate(href("/readiness/report"));
		setProblem(
			"There's no connection right now. Your answers are safe on this device. Try again when you're back online.",
		);
	}

	return (
		<div className="wrap py-6 md:py-10" data-no-call-button="">
			<HouseSectionSymbol />
			<form id={REMOVE_FORM} method="post" action={`${href("/readiness")}?at=${place}`}>
				<input type="hidden" name="checkId" value={loaded.checkId ?? ""} />
			</form>
			<form
				ref={form}
				method="post"
				encType="multipart/form-data"
				action={`${href("/readiness")}?at=${place}`}
				onChange={changed}
				onSubmit={(event) => {
					event.preventDefault();
					const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
					void go((button?.value || following) as PlaceId | "report");
				}}
				className="grid gap-x-14 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]"
			>
				<input type="hidden" name="checkId" value={loaded.checkId ?? ""} />
				<header>
					<h1 className="text-heading">{title}</h1>
					{at === 0 && <p className="mt-3 text-slate">{lead}</p>}
					<Progress
						className="mt-4 lg:hidden"
						label={`Stop ${at + 1} of ${places.length}`}
						value={at + 1}
						max={places.length}
						text={current.title}
					/>
					<SaveStatus state={autosave.state()} className="mt-3" />
				</header>
				<div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
					<SaveProblem state={autosave.state()} waiting={NO_RECEPTION} />
					{problem && (
						<Notice tone="error" title="Not yet" className="mb-6">
							{problem}
						</Notice>
					)}
					<h2 ref={heading} tabIndex={-1} className="text-subheading outline-none">
						{current.title}
					</h2>
					<p className="mt-1 mb-6 text-slate">{current.where}</p>
					<div key={`${place}-${restored}`}>
						{measuresAt(place).map((measure) => (
							<MeasureQuestion
								key={measure.id}
								measure={measure}
								answer={answers[measure.id]}
								photos={photos}
								contradiction={contradictions.find(({ id }) => id === measure.id)?.message}
								photoProblem={posted?.photoProblems?.[measure.id]}
							/>
						))}
						{following === "report" && (
							<TextField
								label="Address of the house"
								optional
								hint="For the report. We look up its rules only if you ask us to."
								className="max-w-xl border-t border-line pt-7"
								name="address"
								defaultValue={address}
								maxLength={MAX_ADDRESS_LENGTH}
								autoComplete="street-address"
								dir="auto"
							/>
						)}
					</div>
					<Buttons place={place} answered={Object.keys(answers).length} />
				</div>
				{/* After the questions, because Enter presses the first button of a form. */}
				<PlaceList
					place={place}
					answers={answers}
					className="hidden lg:sticky lg:top-28 lg:block lg:self-start"
				/>
			</form>
		</div>
	);
}

function Buttons({ place, answered }: { place: PlaceId; answered: number }) {
	const previous = previousPlace(place);
	const following = nextPlace(place);
	return (
		<div className="mt-8 flex flex-wrap items-center gap-3 border-t border-line pt-6">
			<Button type="submit" name="go" value={following}>
				{following === "report" ? "See my report" : "Next"}
			</Button>
			{previous && (
				<Button type="submit" name="go" value={previous} variant="secondary" className="order-first">
					Back
				</Button>
			)}
			{following !== "report" && answered > 0 && (
				<Button type="submit" name="go" value="report" variant="ghost">
					Skip to my report
				</Button>
			)}
			<p className="figures text-sm text-stone">
				{answered} of {allMeasures.length} answered
			</p>
		</div>
	);
}
