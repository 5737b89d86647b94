import { href } from "react-router";
import { Disclosure } from "#app/ui/page/disclosure.tsx";
import { type Answers, answerNames, measuresAt } from "../assessment/answers.ts";
import type { DatedPhoto } from "../photo.ts";
import { places } from "../rules/measure.ts";

export function AnswerList({
	weights,
	answers,
	photos,
	query,
}: {
	/** How the score is made. */
	weights: string;
	answers: Answers;
	photos: readonly DatedPhoto[];
	query: string;
}) {
	return (
		<Disclosure summary="All answers and photos, and how the score is made">
			<p>{weights}</p>
			<div className="mt-6 grid gap-6">
				{places.map(({ id, title }) => (
					<section key={id}>
						<h3 className="text-label">{title}</h3>
						<dl className="mt-2 border-t border-line">
							{measuresAt(id).map((measure) => {
								const answer = answers[measure.id];
								const photo = photos.findLast(({ measureId }) => measureId === measure.id);
								return (
									<div
										key={measure.id}
										className="grid grid-cols-[1fr_auto] items-center gap-4 border-b border-line py-2"
									>
										<dt>
											{measure.name}{" "}
											<span className="figures text-sm text-stone">{measure.weight} points</span>
										</dt>
										<dd className="font-semibold">{answer ? answerNames[answer] : "Not answered"}</dd>
										{photo && (
											<dd className="col-span-2 flex items-center gap-3 text-sm">
												<img
													src={href("/readiness/photos/:id", { id: photo.id }) + query}
													alt={`Your photo: ${measure.name}`}
													width={128}
													height={96}
													loading="lazy"
													className="h-24 w-32 rounded-sm border border-line object-cover"
												/>
												{photo.dated}
											</dd>
										)}
									</div>
								);
							})}
						</dl>
					</section>
				))}
			</div>
		</Disclosure>
	);
}
