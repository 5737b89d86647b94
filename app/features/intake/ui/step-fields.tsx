import { Fragment } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { Field, Step } from "../field.ts";
import type { Problem } from "../journey.ts";
import { Question, type QuestionProps } from "./question.tsx";

type Props = Omit<QuestionProps, "field" | "error"> & { step: Step; problems: readonly Problem[] };

/** The questions of a step. Dependent questions are below their question and appear with its answer. */
export function StepFields({ step, problems, ...shared }: Props) {
	const errorOf = (name: string) => problems.find((problem) => problem.field === name)?.message;
	const question = (field: Field) => <Question field={field} error={errorOf(field.name)} {...shared} />;
	return (
		<div className="grid gap-x-6 gap-y-7 md:grid-cols-2">
			{blocksOf(step.fields).map(({ field, dependents }) => (
				<Fragment key={field.name}>
					{field.group && (
						<h3 className="border-t border-line pt-6 text-subheading md:col-span-2">{field.group}</h3>
					)}
					<div className={classNames("question-block", widthOf(field, dependents.length > 0))}>
						{question(field)}
						{dependents.length > 0 && (
							<div className="dependents mt-5 gap-x-6 gap-y-6 border-l-4 border-water-tint pl-4 md:grid-cols-2 md:pl-6">
								{dependents.map((dependent) => (
									<div key={dependent.name} className={widthOf(dependent)}>
										{question(dependent)}
									</div>
								))}
							</div>
						)}
					</div>
				</Fragment>
			))}
		</div>
	);
}

/** Aligns the inputs of neighbors when only one has a hint. */
function widthOf(field: Field, opens = false): string {
	return field.half && !opens ? "md:self-end" : "md:col-span-2";
}

type Block = { field: Field; dependents: Field[] };

function blocksOf(fields: readonly Field[]): Block[] {
	const blocks: Block[] = [];
	for (const field of fields) {
		const owner = field.showWhen && blocks.find((block) => block.field.name === field.showWhen?.field);
		if (owner) owner.dependents.push(field);
		else blocks.push({ field, dependents: [] });
	}
	return blocks;
}
