import { Camera } from "lucide";
import { href } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { type Answer, answerNames, answerValues } from "../assessment/answers.ts";
import { PHOTO_FIELD } from "../photo.ts";
import type { Measure } from "../rules/measure.ts";
import type { MeasureId } from "../rules/measures.ts";
import { SpotPicture } from "./house-section.tsx";
import type { Photos } from "./use-photos.ts";

/** The id of a form beside the walk, so that Enter in the walk never presses a Remove button. */
export const REMOVE_FORM = "remove-photo";

type MeasureQuestionProps = {
	measure: Measure & { id: MeasureId };
	answer: Answer | undefined;
	photos: Photos;
	contradiction: string | undefined;
	/** The refusal of a photo posted without JavaScript. */
	photoProblem: string | undefined;
};

/** The radios hold their own state, so that answers given before JavaScript arrives are not lost. */
export function MeasureQuestion({
	measure,
	answer,
	photos,
	contradiction,
	photoProblem,
}: MeasureQuestionProps) {
	const { id, question, why, howToCheck, picture } = measure;
	return (
		<div className="grid gap-x-12 border-t border-line py-7 first:border-t-0 first:pt-0 xl:grid-cols-[minmax(0,1fr)_18rem]">
			<div className="min-w-0">
				<fieldset aria-describedby={`${id}-why`}>
					<legend className="text-label mb-1.5 max-w-[60ch] font-semibold leading-snug">{question}</legend>
					<p id={`${id}-why`} className="max-w-[60ch] text-slate">
						{why}
					</p>
					<div className="mt-4 grid max-w-xl grid-cols-[1fr_1fr_1.45fr] gap-2">
						{answerValues.map((value, index) => (
							<label key={value} className="choice choice-row walk-answer">
								<input
									type="radio"
									id={index === 0 ? `answer-${id}` : undefined}
									name={id}
									value={value}
									defaultChecked={answer === value}
									className="check"
								/>
								<span className="pt-px">{answerNames[value]}</span>
							</label>
						))}
					</div>
				</fieldset>
				{contradiction && (
					<p className="mt-3 max-w-xl border-l-4 border-amber bg-amber-tint px-4 py-2.5" role="status">
						{contradiction}
					</p>
				)}
				<p className="mt-4 hidden max-w-[60ch] text-slate xl:block">{howToCheck}</p>
				<details className="walk-help mt-2 xl:hidden">
					<summary className="link inline-flex min-h-11 items-center">
						Show me<span className="sr-only">: {measure.name}</span>
					</summary>
					<div className="grid gap-x-8 gap-y-4 pt-2 pb-2 md:grid-cols-[minmax(0,26rem)_1fr]">
						<SpotPicture picture={picture} />
						<p className="text-slate">{howToCheck}</p>
					</div>
				</details>
				<PhotoInput measure={measure} photos={photos} problem={photoProblem} />
			</div>
			<SpotPicture picture={picture} className="hidden xl:block" />
		</div>
	);
}

function PhotoInput({
	measure: { id, name },
	photos,
	problem,
}: {
	measure: Measure & { id: MeasureId };
	photos: Photos;
	problem: string | undefined;
}) {
	const photo = photos.of(id);
	const upload = photos.uploadOf(id);
	const wrong = upload ? upload.problem : photo ? undefined : problem;
	return (
		<div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
			<label className="walk-photo">
				<Icon of={Camera} className="size-5 text-water" />
				<span>
					{photo ? "Replace the photo" : "Add a photo"}
					<span className="sr-only">: {name}</span>
					<span className="text-stone"> (optional)</span>
				</span>
				<input
					type="file"
					name={PHOTO_FIELD + id}
					accept="image/*"
					className="walk-photo-input"
					onChange={(event) => {
						const [file] = event.target.files ?? [];
						event.target.value = "";
						if (file) photos.add(id, file);
					}}
				/>
			</label>
			{photo && (
				<>
					<img
						src={href("/readiness/photos/:id", { id: photo.id })}
						alt={`Your photo: ${name}`}
						width={64}
						height={48}
						className="h-12 w-16 rounded-sm border border-line object-cover"
					/>
					<button
						type="submit"
						form={REMOVE_FORM}
						name="remove"
						value={photo.id}
						className="button button-ghost button-small"
						onClick={(event) => {
							event.preventDefault();
							void photos.remove(photo);
						}}
					>
						Remove<span className="sr-only"> the photo: {name}</span>
					</button>
				</>
			)}
			<p role="status" className="empty:hidden text-sm text-slate">
				{upload && !wrong ? "Sending the photo…" : ""}
			</p>
			{upload && !wrong && (
				<progress
					className="w-full max-w-xl"
					value={upload.share}
					aria-label={`Sending the photo: ${name}`}
				/>
			)}
			{wrong && (
				<p role="alert" className="w-full text-sm font-semibold text-error wrap-anywhere">
					{wrong}
				</p>
			)}
			{upload?.problem && upload.canRetry && (
				<button
					type="button"
					className="button button-ghost button-small"
					onClick={() => photos.retry(upload.key)}
				>
					Retry<span className="sr-only"> the photo: {name}</span>
				</button>
			)}
		</div>
	);
}
