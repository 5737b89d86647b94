// What we hold about whoever answered the questionnaire, and the files of every request.
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { mediumDayAndTime } from "#app/features/company/dates.ts";
import {
	about,
	type DataHolder,
	type DetailSection,
} from "#app/features/leads/privacy/data-holder.server.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { intakeDrafts, intakeFiles } from "#db/schema.ts";
import { type AnsweredStep, answersByStep, detailsFrom, type IntakeDetails } from "./details.ts";

export const intakeData: DataHolder = {
	tables: ["intake_drafts", "intake_files"],
	/** The ten steps, without those that have no answers. */
	sections({ kind, details }, files) {
		if (kind !== "intake" || !details || typeof details !== "object") return [];
		return answersByStep(details as IntakeDetails, files)
			.filter(({ answers }) => answers.length > 0)
			.map((step) => ({ title: `${step.number}. ${step.title}`, rows: rowsOf(step) }));
	},
	async ofRequest(lead) {
		const files = await db().select().from(intakeFiles).where(eq(intakeFiles.leadId, lead.id));
		return [about(lead, "Files for", fileRows(files))];
	},
	async ofOwner({ email }) {
		return (await openDraftsOf(email)).flatMap(draftSections);
	},
	async count(email) {
		const drafts = await db().$count(intakeDrafts, and(isNull(intakeDrafts.leadId), isFrom(email)));
		return [{ name: "Unfinished intakes", value: String(drafts) }];
	},
	erase: (tx, { email, leadIds }) => eraseIntake(tx, email, leadIds),
};

function draftSections({ answers, files, updatedAt }: OpenDraft): DetailSection[] {
	const typed = answers as Parameters<typeof detailsFrom>[0];
	const steps = answersByStep(detailsFrom(typed), files);
	const shown = new Set(steps.flatMap((step) => step.answers.map(({ name }) => name)));
	return [
		...steps.map((step) => ({
			title: `Unfinished intake of ${mediumDayAndTime(updatedAt)}: ${step.title}`,
			rows: rowsOf(step),
		})),
		{
			// Such as details of a pool, from before somebody answered that there is none.
			title: "Answers that the unfinished intake no longer asks for",
			rows: Object.entries(typed)
				.filter(([name, value]) => !shown.has(name) && value)
				.map(([name, value]) => ({ name, value: String(value) })),
		},
		{ title: "Files for the unfinished intake", rows: fileRows(files) },
	];
}

function rowsOf({ answers }: AnsweredStep) {
	return answers.map(({ label, text }) => ({ name: label, value: text }));
}

function fileRows(files: readonly { fileName: string; createdAt: Date }[]) {
	return files.map(({ fileName, createdAt }) => ({ name: mediumDayAndTime(createdAt), value: fileName }));
}

type OpenDraft = Awaited<ReturnType<typeof openDraftsOf>>[number];

/** With their files, the newest first. */
async function openDraftsOf(email: string) {
	const drafts = await db()
		.select({ id: intakeDrafts.id, answers: intakeDrafts.answers, updatedAt: intakeDrafts.updatedAt })
		.from(intakeDrafts)
		.where(and(isNull(intakeDrafts.leadId), isFrom(email)))
		.orderBy(desc(intakeDrafts.updatedAt));
	const files = await db()
		.select()
		.from(intakeFiles)
		.where(
			inArray(
				intakeFiles.draftId,
				drafts.map(({ id }) => id),
			),
		);
	return drafts.map((draft) => ({ ...draft, files: files.filter(({ draftId }) => draftId === draft.id) }));
}

/**
 * The unsubmitted drafts with this address, the drafts of these leads, and all files of both. The nightly job deletes
 * the files themselves, which have no row then.
 */
async function eraseIntake(
	tx: Tx,
	email: string,
	leadIds: readonly string[],
): Promise<{ drafts: number; files: number }> {
	const gone = await tx
		.select({ id: intakeDrafts.id })
		.from(intakeDrafts)
		.where(or(inArray(intakeDrafts.leadId, [...leadIds]), and(isNull(intakeDrafts.leadId), isFrom(email))))
		.for("update");
	const ids = gone.map(({ id }) => id);
	const files = await tx
		.delete(intakeFiles)
		.where(
			or(
				inArray(intakeFiles.leadId, [...leadIds]),
				and(inArray(intakeFiles.draftId, ids), isNull(intakeFiles.leadId)),
			),
		);
	await tx.delete(intakeDrafts).where(inArray(intakeDrafts.id, ids));
	return { drafts: ids.length, files: files.rowCount ?? 0 };
}

function isFrom(email: string): SQL {
	return eq(sql`lower(trim(${intakeDrafts.answers} ->> 'primaryEmail'))`, email.toLowerCase());
}
