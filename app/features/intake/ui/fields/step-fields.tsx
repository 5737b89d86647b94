import { Fragment, type ReactNode } from "react";
import type { Field, Step } from "../../field.ts";
import type { Problem } from "../../journey.ts";
import { Question, type QuestionProps } from "./question.tsx";

type Props = Omit<QuestionProps, "field" | "error"> & { step: Step; problems: readonly Problem[] };

/** The questions of a step. Dependent questions are below their question and appear with its answer. */
export function StepFields({ step, problems, ...shared }: Props) {
	const errorOf = (name: string) => problems.find((problem) => problem.field === name)?.message;
	const question = (field: Field) => <Question field={field} error={errorOf(field.name)} {...shared} />;
	return (
		<div className="grid gap-y-7">
			<Rows blocks={blocksOf(step.fields)} question={question} />
		</div>
	);
}

function Rows({ blocks, question }: { blocks: readonly Block[]; question: (field: Field) => ReactNode }) {
	return rowsOf(blocks).map((row) => (
		<Fragment key={row[0]?.field.name}>
			{row[0]?.field.group && (
				<h3 className="border-t border-line pt-6 text-subheading">{row[0].field.group}</h3>
			)}
			<div className={row.length > 1 ? "field-pair field-pair-wide" : undefined}>
				{row.map(({ field, dependents }) => (
					<div key={field.name} className="question-block">
						{question(field)}
						{field.kind === "choice" && field.note && (
							<p className="dependents mt-4 border-l-4 border-water-tint pl-4 text-slate md:pl-6">
								{field.note}
							</p>
						)}
						{dependents.length > 0 && (
							<div className="dependents mt-5 gap-y-6 border-l-4 border-water-tint pl-4 md:pl-6">
								<Rows
									blocks={dependents.map((dependent) => ({ field: dependent, dependents: [] }))}
									question={question}
								/>
							</div>
						)}
					</div>
				))}
			</div>
		</Fragment>
	));
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

/** Neighbors that share a row, in pairs. A question that opens others has the row to itself. */
function rowsOf(blocks: readonly Block[]): Block[][] {
	const rows: Block[][] = [];
	for (const block of blocks) {
		const last = rows.at(-1);
		if (last?.length === 1 && isHalf(last[0]) && isHalf(block)) last.push(block);
		else rows.push([block]);
	}
	return rows;
}

function isHalf(block: Block | undefined): boolean {
	return block?.field.half === true && block.dependents.length === 0;
}
