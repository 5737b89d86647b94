// Tries to store more than the budget of every table allows, as a stranger would.
import { globSync, readFileSync } from "node:fs";
import { getTableName, isTable, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { type StrangerBudget, storedBudgets } from "#app/features/company/stored-budgets.ts";
import { maxDraftLengthOf } from "#app/features/intake/field.ts";
import { allFields } from "#app/features/intake/journey.ts";
import { limits as consultationLimits } from "#app/features/leads/consultation.ts";
import { limits as listingLimits } from "#app/features/marketplace/listing/listing-limits.ts";
import { allMeasures } from "#app/features/readiness/rules/measures.ts";
import { embeddedCatalog } from "#app/features/shop/catalog/embedded-catalog.ts";
import { closeDatabase, db } from "#app/platform/database/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { NETWORK_BUDGET, TOTAL_BUDGET } from "#app/platform/files/upload-budget.server.ts";
import { rateLimit } from "#app/platform/rate-limits.server.ts";
import { action as saveDraft } from "#app/routes/intake/draft.ts";
import { action as sendFile } from "#app/routes/intake/files.ts";
import { action as askForAlert } from "#app/routes/marketplace/alerts/alerts.tsx";
import { action as sendMessage } from "#app/routes/marketplace/contact/message.tsx";
import { action as report } from "#app/routes/marketplace/contact/report.tsx";
import { action as post } from "#app/routes/marketplace/posting/post.tsx";
import { action as sendPhoto } from "#app/routes/marketplace/posting/upload-photo.ts";
import { action as saveAnswers } from "#app/routes/readiness/answers.ts";
import { action as sendCheckPhoto } from "#app/routes/readiness/photos.ts";
import { loader as lookUp } from "#app/routes/readiness/your-home.tsx";
import { action as notify } from "#app/routes/shop/notify.tsx";
import { action as checkOut } from "#app/routes/shop/start-checkout.tsx";
import { action as consult } from "#app/routes/site/contact.tsx";
import * as schema from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { startFakeArcgis } from "#tests/support/fake-arcgis.ts";
import { postTestListing } from "#tests/support/listings.ts";
import { RouteVisitor } from "#tests/support/visitor-requests.ts";

useTestDatabase();
useTestDataDir();

const tables: string[] = Object.values(schema)
	.filter((value) => isTable(value))
	.map((table) => getTableName(table));
const strangers = Object.entries(storedBudgets).filter(
	(entry): entry is [string, StrangerBudget] => entry[1].by === "anyone",
);

test("every table says who can fill it, and how far", () => {
	expect(tables.filter((table) => !(table in storedBudgets))).toEqual([]);
	expect(Object.keys(storedBudgets).filter((table) => !tables.includes(table))).toEqual([]);
});

/** The code's own limits, by name. */
const rules = new Map<string, { points: number; total: number }>(
	globSync("app/**/*.{ts,tsx}").flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/\{\s*name: "([\w-]+)",\s*points: ([\d_]+)([^}]*)\}/g)].map(
			([, name = "", points = "", rest = ""]): [string, { points: number; total: number }] => [
				name,
				{ points: numberIn(points), total: numberIn(/total: ([\d_]+)/.exec(rest)?.[1] ?? "") },
			],
		),
	),
);
rules.set(NETWORK_BUDGET.name, { points: NETWORK_BUDGET.points, total: TOTAL_BUDGET.points });

function numberIn(text: string): number {
	return Number(text.replaceAll("_", ""));
}

let listingId = "";
beforeAll(async () => {
	const zones = await startFakeArcgis([]);
	overrideEnv({ HAZARD_ZONES_URL: zones.url });
	listingId = await postTestListing();
	return () => zones.close();
});

const json = (body: unknown): RequestInit => ({
	method: "POST",
	headers: { "Content-Type": "application/json" },
	body: JSON.stringify(body),
});
const image = async () =>
	new Blob(
		[
			new Uint8Array(
				await sharp({ create: { width: 300, height: 200, channels: 3, background: "#0f5c73" } })
					.jpeg()
					.toBuffer(),
			),
		],
		{ type: "image/jpeg" },
	);
const soldOut = embeddedCatalog.flatMap(({ handle, variants }) =>
	variants.filter(({ available }) => !available).map(({ id }) => ({ handle, id })),
)[0];

/** One try to store a row that is as large as it gets. `n` is different each time. */
const attempts: Record<string, (visitor: RouteVisitor, n: number) => Promise<unknown>> = {
	leads: (visitor, n) =>
		visitor.post(consult, "/contact", {
			firstName: "A".repeat(consultationLimits.name),
			lastName: "B",
			email: `a${n}@grove.example`,
			phone: "(213) 555-0142",
			address: "12 Ridge Road",
			message: `${n}${"漢".repeat(consultationLimits.message - 10)}`,
			fillTime: "9000",
		}),
	checkouts: (visitor) =>
		visitor.post(checkOut, "/checkout", { item: "1xringline-variant-medium-fire-pump" }),
	stock_alerts: (visitor, n) =>
		visitor.post(
			notify,
			`/product/${soldOut?.handle}/notify`,
			{ email: `${n}${"a".repeat(200)}@grove.example`, variant: soldOut?.id ?? "" },
			{ handle: soldOut?.handle ?? "" },
		),
	async intake_drafts(visitor) {
		let version = 0;
		let draftId: string | null = null;
		for (const field of allFields) {
			if (field.kind === "files") continue;
			const changes = { [field.name]: "漢".repeat(maxDraftLengthOf(field)) };
			const answer = await visitor.call(
				saveDraft,
				"/intake-wizard/draft",
				json({ draftId, version, changes }),
			);
			const saved = await answer.response?.json();
			draftId = saved?.draftId ?? draftId;
			version = saved?.version ?? version;
		}
	},
	async intake_files(visitor) {
		const plans = new File(["%PDF-1.7\nroof"], "roof.pdf", { type: "application/pdf" });
		await visitor.post(sendFile, "/intake-wizard/files", { roofPlansFile: plans });
	},
	async readiness_photos(visitor) {
		const photo = new File([await image()], "roof.jpg");
		const measure = allMeasures[(await countRows("readiness_photos")) % allMeasures.length]?.id;
		await visitor.post(sendCheckPhoto, "/readiness/photos", { [`photo_${measure}`]: photo });
	},
	readiness_checks: (visitor) =>
		visitor.call(
			saveAnswers,
			"/readiness/answers",
			json({
				answers: Object.fromEntries(allMeasures.map(({ id }) => [id, "unknown"])),
				address: "漢".repeat(900),
			}),
		),
	hazard_zone_answers: (visitor, n) => visitor.call(lookUp, `/your-home?lat=34.${1000 + n}&lon=-118.1312`),
	listings: (visitor, n) =>
		visitor.post(post, "/post-product", {
			title: `${n} ${"漢".repeat(listingLimits.title - 10)}`,
			description: "漢".repeat(listingLimits.description),
			location: "Altadena",
			email: `seller${n}@grove.example`,
			phone_number: "(213) 555-0110",
			price: "12.50",
		}),
	async listing_photos(visitor) {
		await visitor.post(sendPhoto, "/post-product/photos", { images: await image() });
	},
	message_threads: (visitor, n) => firstMessage(visitor, n),
	messages: (visitor, n) => firstMessage(visitor, 1_000 + n),
	alerts: (visitor, n) =>
		visitor.post(askForAlert, "/alerts", {
			email: `alert${n}@grove.example`,
			frequency: "daily",
			q: "漢".repeat(2_000),
			location: "漢".repeat(2_000),
		}),
	listing_flags: (visitor, n) =>
		visitor.post(
			report,
			`/marketplace/${listingId}/report`,
			{ reason: `${n}${"漢".repeat(900)}`, category: "other" },
			{ id: listingId },
		),
};

function firstMessage(visitor: RouteVisitor, n: number) {
	return visitor.post(
		sendMessage,
		`/marketplace/${listingId}/message`,
		{
			name: "Ann",
			email: `buyer${n}@grove.example`,
			message: `${n}${"漢".repeat(listingLimits.message - 10)}`,
		},
		{ id: listingId },
	);
}

const countRows = async (table: string) =>
	Number((await db().execute(sql`select count(*) as n from ${sql.identifier(table)}`)).rows[0]?.n);
const largestRow = async (table: string) =>
	Number(
		(await db().execute(sql`select max(octet_length(t::text)) as n from ${sql.identifier(table)} t`)).rows[0]
			?.n,
	);

describe.each(strangers)("a stranger who fills %s", (table, budget) => {
	let n = 0;
	const grows = async (address: string) => {
		const before = await countRows(table);
		n += 1;
		await attempts[table]?.(new RouteVisitor(address), n);
		return (await countRows(table)) > before;
	};

	test("stores rows of limited size, as many as a network and everyone may", async () => {
		const { limit, perNetwork, total, maxBytes } = budget;
		expect(rules.get(limit), limit).toEqual({ points: perNetwork, total });
		const wide = `100.${80 + strangers.findIndex(([one]) => one === table)}`;
		expect(await grows(`${wide}.1.1`), "the first").toBe(true);
		expect(await largestRow(table)).toBeLessThanOrEqual(maxBytes);
		const rule = { name: limit, points: perNetwork, seconds: 3_600 };
		await rateLimit({ ...rule, wide: perNetwork * 2 }, `${wide}.1.1`, perNetwork);
		expect(await grows(`${wide}.1.1`), "one too many").toBe(false);
		expect(await grows(`${wide}.2.1`), "somebody else's").toBe(true);
		const isUpload = limit === NETWORK_BUDGET.name;
		const everyone = isUpload ? TOTAL_BUDGET : { name: `${limit}:total`, points: total, seconds: 86_400 };
		await rateLimit(everyone, "everyone", total);
		expect(await grows(`${wide}.2.1`), "beyond everyone's budget").toBe(false);
		if (!isUpload) {
			expect(await grows(`${wide}.3.1`), "a newcomer's").toBe(true);
			await rateLimit(everyone, "everyone", total);
		}
		expect(await grows(`${wide}.4.1`), "beyond the newcomers' reserve").toBe(false);
		await db().execute(sql`delete from rate_limits`);
		// This process remembers which limits are used up for as long as it has its connections.
		await closeDatabase();
	});
});
