// What we hold about whoever sent us a readiness check. A check that nobody sent has no name.

import { desc, eq, sql } from "drizzle-orm";
import { mediumDay, mediumDayAndTime } from "#app/features/company/dates.ts";
import type { DataHolder } from "#app/features/leads/privacy/data-holder.server.ts";
import { containing } from "#app/platform/database/cursor.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { leads, readinessChecks } from "#db/schema.ts";
import { cleanAnswers } from "../assessment/answers.ts";
import type { HomePlace } from "../home/home.ts";
import { isOfficeReport, officeSections } from "../report/office-report.ts";
import { checksOfLeads, eraseChecks } from "./checks.server.ts";

export const checkData: DataHolder = {
	tables: ["readiness_checks", "readiness_snapshots", "readiness_photos"],
	sections: ({ kind, details }) =>
		kind === "consultation" && isOfficeReport(details) ? officeSections(details) : [],
	async ofOwner({ leadIds }) {
		const checks = await checksOfLeads(leadIds);
		return checks.flatMap(({ address, owner, place, answers, updatedAt, snapshots, photos }) => [
			...[{ day: updatedAt.toISOString().slice(0, 10), answers }, ...snapshots].flatMap((state) =>
				officeSections({
					readiness: { day: state.day, address, owner, answers: cleanAnswers(state.answers) },
				}),
			),
			...(place ? [{ title: "Your home", rows: placeRows(place) }] : []),
			{
				title: "Photos of the readiness check",
				rows: photos.map(({ fileName, takenOn, createdAt }) => ({
					name: mediumDayAndTime(createdAt),
					value: takenOn ? `${fileName}, taken ${mediumDay(takenOn)}` : fileName,
				})),
			},
		]);
	},
	async erase(tx, { leadIds }) {
		return { readinessChecks: await eraseChecks(tx, leadIds) };
	},
};

function placeRows({ label, city, county, zip, point }: HomePlace) {
	return [
		{ name: "Place", value: label },
		{ name: "City", value: city },
		{ name: "County", value: county },
		{ name: "ZIP code", value: zip },
		{ name: "Coordinates", value: `${point.lat}, ${point.lon}` },
	].filter(({ value }) => value !== "");
}

/** Newest first, for the office's page about a person or a property. */
export async function checksAbout(about: { email: string } | { address: string }, most: number) {
	const found = await db()
		.select({ check: readinessChecks })
		.from(readinessChecks)
		.leftJoin(leads, eq(leads.id, readinessChecks.leadId))
		.where(
			"email" in about
				? eq(sql`lower(${leads.email})`, about.email)
				: sql`lower(${readinessChecks.address}) like ${containing(about.address)}`,
		)
		.orderBy(desc(readinessChecks.updatedAt))
		.limit(most);
	return found.map(({ check }) => check);
}
