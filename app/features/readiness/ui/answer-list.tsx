import { href } from "react-router";
import { localDay, mediumDay } from "#app/features/company/dates.ts";
import { Disclosure } from "#app/ui/page/disclosure.tsx";
import { type Answers, answerNames, measuresAt } from "../assessment/answers.ts";
import type { CheckPhoto } from "../photo.ts";
import { places } from "../rules/measure.ts";

export function AnswerList({
	answers,
	photos,
	query,
}: {
	answers: Answers;
	photos: readonly CheckPhoto[];
	query: string;
}) {
	return (
		<Disclosure summary="All answers and photos">
			<div className="grid gap-6">
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
										<dt>{measure.name}</dt>
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
												Added {mediumDay(localDay(photo.addedAt))}
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
