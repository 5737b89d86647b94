// Walks the table of private links: what each opens, how it ends, and what an earlier release has mailed.
import { eq, getTableName, isTable, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { findInvited, takeInvitation } from "#app/features/admin/accounts/invitations.server.ts";
import { draftWithToken } from "#app/features/intake/drafts/drafts.server.ts";
import { leadOfLink } from "#app/features/leads/conversation/request-link.server.ts";
import { openVisitLink } from "#app/features/leads/visit-link.server.ts";
import { findAlerts } from "#app/features/marketplace/alerts/alerts.server.ts";
import { stopMatchMails } from "#app/features/marketplace/alerts/match-mails.server.ts";
import { createEditLink, openEditLink } from "#app/features/marketplace/editing/edit-links.server.ts";
import { redeemEditLink } from "#app/features/marketplace/editing/edit-saves.server.ts";
import { openRenewal, renewListing } from "#app/features/marketplace/editing/lifecycle.server.ts";
import { CONFIRMATION_DAYS } from "#app/features/marketplace/listing/listing.ts";
import { openThread } from "#app/features/marketplace/messages/threads.server.ts";
import { openAppeal } from "#app/features/marketplace/moderation/appeals.server.ts";
import { checkOfHomeLink, findShownCheck } from "#app/features/readiness/checks/checks.server.ts";
import { findOrder } from "#app/features/shop/orders/order-page.server.ts";
import { findStockAlert } from "#app/features/shop/stock/stock-alerts.server.ts";
import { staffFeed } from "#app/features/visits/calendar/staff-calendars.server.ts";
import { openVisit } from "#app/features/visits/open-visit.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { overrideEnv } from "#app/platform/env.server.ts";
import { stopJobs } from "#app/platform/jobs.server.ts";
import { loggablePath, maskKeys } from "#app/platform/masked-paths.ts";
import {
	idOfLink,
	isKeyLike,
	keyHash,
	type LinkPurpose,
	lifetimeMs,
	linkAddress,
	linkEnds,
	linkKey,
	purposes,
	randomKey,
} from "#app/platform/private-links.server.ts";
import * as schema from "#db/schema.ts";
import { useTestDatabase } from "./support/database.ts";
import { addLead, addListing } from "./support/office-rows.ts";

useTestDatabase();
afterAll(() => stopJobs());

const { alerts, editLinks, intakeDrafts, leads, listings, messageThreads } = schema;
const { readinessChecks, staff, staffInvitations, stockAlerts, visitCalendars, visits } = schema;
const DAY = 86_400_000;
const MINUTE = 60_000;
const OLDER = "an-older-release-signed-with-this-secret";
const NEWER = "the-secret-that-signs-now-of-40-letters-";
/** Everything that is opened below has this id, so that only the purpose tells one key from another. */
const ID = "0c9f7f0e-7a43-4a3e-9a53-1a2b3c4d5e6f";
const UNTIL = new Date(Date.now() + 60 * DAY).toISOString().slice(0, 10);
const REFERENCE = "RL-WALK";
const expiresAt = new Date("2026-12-31T08:00:00.000Z");

type Link = {
	/** A new key. */
	key: () => Promise<string>;
	/** `later`: as if so many milliseconds had passed. */
	opens: (key: string, later?: number) => Promise<boolean>;
	/** Puts what is kept about the link so many milliseconds into the past. */
	age?: (ms: number) => Promise<unknown>;
	/** Uses it up. */
	use?: (key: string) => Promise<unknown>;
	/** What it opens goes away. */
	end?: () => Promise<unknown>;
	at?: object;
};

const aged = (table: PgTable, column: string, ms: number): Promise<unknown> =>
	db().execute(
		sql`update ${table} set ${sql.identifier(column)} = ${sql.identifier(column)} - make_interval(secs => ${ms / 1_000})`,
	);
const remove = (table: PgTable, where?: SQL) => () => db().delete(table).where(where);
const editing = {
	opens: async (key: string) => (await openEditLink("sale", ID, key)).ok,
	age: (ms: number) => aged(editLinks, "expires_at", ms),
	use: (token: string) =>
		redeemEditLink({ kind: "sale", id: ID, token, fingerprint: null }, () => Promise.resolve()),
	at: { id: ID, kind: "sale" },
};
const pickSearch = async (key: string) => new URLSearchParams({ lead: REFERENCE, until: UNTIL, key });
const proofOpens = (origin: "mail" | "office") => async (proof: string, later?: number) => {
	const search = await pickSearch(await linkKey("pick-time", `${ID} ${UNTIL}`));
	search.set("proof", proof);
	const opened = await openVisitLink(search, new Date(Date.now() + (later ?? 0)));
	return opened.ok && opened.origin === origin;
};

const links: Record<LinkPurpose, Link> = {
	request: {
		key: () => linkKey("request", ID),
		opens: async (key) => (await leadOfLink(REFERENCE, key)) !== null,
		end: remove(leads),
		at: { reference: REFERENCE },
	},
	order: {
		key: () => linkKey("order", ID),
		opens: async (key) => (await findOrder(REFERENCE, key)) !== null,
		end: remove(leads),
		at: { reference: REFERENCE },
	},
	"pick-time": {
		key: () => linkKey("pick-time", `${ID} ${UNTIL}`),
		opens: async (key, later = 0) =>
			(await openVisitLink(await pickSearch(key), new Date(Date.now() + later))).ok,
		at: { lead: REFERENCE, until: UNTIL },
	},
	"pick-time-mail": {
		key: () => linkKey("pick-time-mail", `${ID} ${UNTIL}`),
		opens: proofOpens("mail"),
		at: { path: "/visit?lead=x" },
	},
	"pick-time-office": {
		key: () => linkKey("pick-time-office", `${ID} ${UNTIL}`),
		opens: proofOpens("office"),
		at: { path: "/visit?lead=x" },
	},
	visit: {
		key: () => linkKey("visit", ID),
		opens: async (key, later = 0) => (await openVisit(key, new Date(Date.now() + later))).ok,
	},
	"keep-visit": {
		key: () => linkKey("keep-visit", ID),
		opens: async (key) =>
			(await db().$count(visits, eq(visits.id, (await idOfLink("keep-visit", key)) ?? randomId()))) > 0,
		end: remove(visits),
		at: { path: "/visit/x" },
	},
	calendar: {
		key: () => linkKey("calendar", ID),
		opens: async (key) => (await staffFeed(key)) !== null,
		end: remove(visitCalendars),
	},
	"stock-alert": {
		key: () => linkKey("stock-alert", ID),
		opens: async (key) => (await findStockAlert(ID, key)) !== null,
		end: remove(stockAlerts),
		at: { id: ID },
	},
	alert: {
		key: async () => {
			const key = await linkKey("alert", ID);
			await db()
				.update(alerts)
				.set({ tokenHash: keyHash(key) });
			return key;
		},
		opens: async (key) => (await findAlerts(key)) !== null,
		end: remove(alerts),
		at: { page: "manage" },
	},
	"match-mails": {
		key: () => linkKey("match-mails", ID),
		opens: async (key) => {
			await db().update(listings).set({ matchMails: true });
			await stopMatchMails(ID, key);
			return (await db().$count(listings, eq(listings.matchMails, false))) > 0;
		},
		end: remove(listings),
		at: { id: ID },
	},
	message: {
		key: async () => {
			const key = await linkKey("message", `${ID} buyer`);
			await db()
				.update(messageThreads)
				.set({ buyerTokenHash: keyHash(key), expiresAt: linkEnds("message") });
			return key;
		},
		opens: async (key) => (await openThread(key)) !== null,
		age: (ms) => aged(messageThreads, "expires_at", ms),
	},
	edit: { ...editing, key: () => createEditLink(ID) },
	"confirm-listing": {
		...editing,
		key: async () => {
			const key = randomKey();
			const tokenHash = keyHash(key);
			await db()
				.insert(editLinks)
				.values({ listingId: ID, tokenHash, expiresAt: linkEnds("confirm-listing") });
			return key;
		},
	},
	renew: {
		key: () => linkKey("renew", `${ID} ${expiresAt.toISOString()}`),
		opens: async (key) => (await openRenewal(ID, key)) !== null,
		use: (key) => renewListing(ID, key),
		end: remove(listings),
		at: { id: ID },
	},
	appeal: {
		key: () => linkKey("appeal", ID),
		opens: async (key) => (await openAppeal(ID, key)) !== null,
		end: remove(listings),
		at: { id: ID },
	},
	intake: {
		key: () => linkKey("intake", ID),
		opens: async (key) => !isKeyLike(key) && (await draftWithToken(key)) !== null,
		age: (ms) => aged(intakeDrafts, "updated_at", ms),
	},
	report: {
		key: () => linkKey("report", ID),
		opens: async (key) =>
			(await findShownCheck(new Request(`http://localhost/readiness/report?token=${key}`))) !== null,
		age: (ms) => aged(readinessChecks, "updated_at", ms),
		at: { page: "report" },
	},
	"your-home": {
		key: () => linkKey("your-home", ID),
		opens: async (key) => (await checkOfHomeLink(key)) !== null,
		age: (ms) => aged(readinessChecks, "updated_at", ms),
	},
	invitation: {
		key: async () => {
			const key = randomKey();
			const invited = { staffId: ID, tokenHash: keyHash(key), invitedBy: "Owner" };
			await db()
				.insert(staffInvitations)
				.values({ ...invited, expiresAt: linkEnds("invitation") });
			return key;
		},
		opens: async (key) => (await findInvited(key)) !== null,
		age: (ms) => aged(staffInvitations, "expires_at", ms),
		use: (key) => db().transaction((tx) => takeInvitation(tx, key)),
	},
};
const names = Object.keys(links) as LinkPurpose[];

function randomId(): string {
	return "11111111-2222-4333-8444-555555555555";
}

async function fill(): Promise<void> {
	const tables = [alerts, stockAlerts, messageThreads, editLinks, visits, visitCalendars, intakeDrafts];
	for (const table of [...tables, readinessChecks, staffInvitations, listings, leads])
		await db().delete(table);
	const details = { lines: [], totalCents: 0 };
	await addLead(db(), { id: ID, reference: REFERENCE, kind: "order", details });
	await addListing(db(), { id: ID, title: "Pump", expiresAt });
	const now = new Date();
	await db()
		.insert(visits)
		.values({ id: ID, leadId: ID, kind: "call", startsAt: now, endsAt: now, busyUntil: now });
	await db().insert(visitCalendars).values({ id: ID });
	await db().insert(stockAlerts).values({ id: ID, email: "a@b.example", handle: "tank", variantId: "1" });
	const hash = () => keyHash(randomKey());
	await db().insert(alerts).values({
		id: ID,
		email: "a@b.example",
		emailKey: "a@b.example",
		frequency: "daily",
		kind: "sale",
		tokenHash: hash(),
	});
	await db()
		.insert(messageThreads)
		.values({
			id: ID,
			listingId: ID,
			buyerName: "Bo",
			buyerEmail: "b@c.example",
			buyerTokenHash: hash(),
			sellerTokenHash: hash(),
			expiresAt: linkEnds("message"),
		});
	const linkSentAt = now;
	await db().insert(intakeDrafts).values({ id: ID, tokenHash: hash(), linkSentAt });
	await db().insert(readinessChecks).values({ id: ID, tokenHash: hash(), linkSentAt });
	await db()
		.insert(staff)
		.values({ id: ID, name: "Ana", email: "ana@ringline.example", role: "office", state: "invited" })
		.onConflictDoNothing();
}

beforeAll(() => overrideEnv({ SESSION_SECRET: [NEWER] }));
afterEach(() => overrideEnv({ SESSION_SECRET: [NEWER] }));
afterAll(() => overrideEnv({ SESSION_SECRET: undefined }));

describe.each(names)("the link for '%s'", (name) => {
	const link = links[name];
	const { lifetime, singleUse } = purposes[name];

	test("opens what it is for, and ends as the table says", async () => {
		await fill();
		const key = await link.key();
		expect(await link.opens(key)).toBe(true);
		expect(await link.opens(key), "twice: mail programs open links before people do").toBe(true);
		if (lifetime) {
			// The address names a day, which counts to its end.
			const slack = name.startsWith("pick-time") ? DAY : MINUTE;
			const most = lifetimeMs(name as never);
			if (link.age) await link.age(most - slack);
			expect(await link.opens(key, link.age ? 0 : most - slack), "just before").toBe(true);
			if (link.age) await link.age(2 * slack);
			expect(await link.opens(key, link.age ? 0 : most + slack), "just after").toBe(false);
		} else {
			if (!link.end) throw new Error("A link without a lifetime says what ends it.");
			await link.end();
			expect(await link.opens(key)).toBe(false);
		}
	});

	test(singleUse ? "works once" : "opens nothing with a changed key", async () => {
		await fill();
		const key = await link.key();
		const changed = `${key.slice(0, 3)}${key[3] === "A" ? "B" : "A"}${key.slice(4)}`;
		for (const wrong of ["", "x", changed, key.slice(0, -4)])
			expect(await link.opens(wrong), wrong).toBe(false);
		if (!singleUse) return;
		if (!link.use) throw new Error("A link that works once says how it is used.");
		await link.use(key);
		expect(await link.opens(key)).toBe(false);
	});

	test("opens nothing else", async () => {
		await fill();
		const key = await link.key();
		// Both open the edit page, on purpose.
		const same = name === "edit" || name === "confirm-listing" ? ["edit", "confirm-listing"] : [name];
		for (const other of names.filter((one) => !same.includes(one)))
			expect(await links[other].opens(key), other).toBe(false);
	});

	test("is masked in logs, and the database doesn't hold it", async () => {
		await fill();
		const key = await link.key();
		const address = new URL((linkAddress as (...of: unknown[]) => string)(name, key, link.at));
		expect(address.href).toContain(key);
		expect(loggablePath(address.pathname)).not.toContain(key);
		expect(maskKeys(address.pathname)).not.toContain(key);
		for (const table of Object.values(schema).filter((one) => isTable(one))) {
			const { rows } = await db().execute<{ row: string }>(
				sql`select row_to_json(t)::text as row from ${table} t`,
			);
			const text = rows.map(({ row }) => row).join();
			expect(text, getTableName(table)).not.toContain(key);
			expect(text, getTableName(table)).not.toContain(Buffer.from(key, "base64url").toString("hex"));
		}
	});

	test("survives a new secret as long as the old one verifies", async () => {
		await fill();
		overrideEnv({ SESSION_SECRET: [OLDER] });
		const key = await link.key();
		overrideEnv({ SESSION_SECRET: [NEWER, OLDER] });
		expect(await link.opens(key)).toBe(true);
		const isHashed = ["random", "derived"].includes(purposes[name].key);
		overrideEnv({ SESSION_SECRET: [NEWER] });
		expect(await link.opens(key), "without the old secret").toBe(isHashed);
	});
});

/** Made by the release that first mailed it, with the first secret above. */
const mailed: Partial<Record<LinkPurpose, string>> = {
	request: "Y9YOKxgXuopbWLRyHI_qrH5OTesfJlBNczSNMep5zW0",
	order: "BFhoKakZQOfqyltHpjy1YkR1DwfnhvsLr3-wxih678c",
	"pick-time": "jgiKj7MiqBS9Cb3u_nQ2VNfgdD9F0njdynVAWgnhoX8",
	"pick-time-mail": "aJz9QdOa9JA5xRjePTV7N7vNI4K0g4aePqPyj5tc7tk",
	"pick-time-office": "gv9QVqGEp06yBs7gxx1H_DbIzmxVyFr5FP_2aBiBi1o",
	visit: "DJ9_DnpDSj6aUxorPE1ebwom1eGjHH8jvmiwmd2zFiRwYT",
	"keep-visit": "DJ9_DnpDSj6aUxorPE1ebw-Tln9jWVrGGpheDlNpgSpm2S",
	calendar: "DJ9_DnpDSj6aUxorPE1ebweGZB4hBIDFhZegIdLUgP9d_y",
	"stock-alert": "sXrWETCd4IR3-TD_5azjUBfwFzIEi89mmSGGzyGnBXY",
	alert: "qzwqLrl0nYgajgQTsz--rVOB-vbiZVoN5NP5avxET08",
	"match-mails": "PvgtBwFV--xH85mWmjdBkLffuCHqvlWqLgizqa8iG-A",
	message: "TUnUep4u6HSxKPjPCXuTAVOiVwg_ZwhsnuGsogXHgmg",
	renew: "2VQ4YQ-UQRHUuBQOvM-RsjxnmTq4NsChNH0rEo5e7eU",
	appeal: "63u5kcLBWlf1NWqaGSvoQF2BdIuckkyArsaLzrCy60c",
	intake: "DJ9_DnpDSj6aUxorPE1ebzBnbU2gxj5p8zTELlZSvE1SZMwzb5hAohhf0ry0G0MF",
	report: "DJ9_DnpDSj6aUxorPE1eb2xuovGMlnrcJ4ZVc692HQbsX90ksHywmKaD-oH_htJU",
	"your-home": "DJ9_DnpDSj6aUxorPE1ebzUYfc_DCnYgZ5ovv9FkmRlUnwrJL4hkaq1qTzYXxcXK",
};

test("every signed key is the one that the release before has mailed", async () => {
	overrideEnv({ SESSION_SECRET: [OLDER] });
	const until = "2026-12-31";
	const subjects: Partial<Record<LinkPurpose, string>> = {
		"pick-time": `${ID} ${until}`,
		"pick-time-mail": `${ID} ${until}`,
		"pick-time-office": `${ID} ${until}`,
		message: `${ID} buyer`,
		renew: `${ID} ${expiresAt.toISOString()}`,
	};
	for (const name of names.filter((one) => purposes[one].key !== "random"))
		expect(await linkKey(name as "request", subjects[name] ?? ID), name).toBe(mailed[name]);
});

test("a derived key stays the one whose hash the row has", async () => {
	overrideEnv({ SESSION_SECRET: [OLDER] });
	const key = await linkKey("alert", ID);
	overrideEnv({ SESSION_SECRET: [NEWER, OLDER] });
	expect(await linkKey("alert", ID, keyHash(key))).toBe(key);
	expect(await linkKey("alert", ID)).not.toBe(key);
});

test("the pages name the days of the table", () => {
	expect(purposes["confirm-listing"].lifetime.days).toBe(CONFIRMATION_DAYS);
});
