// When a time that somebody books is only held: they came without proof that we can reach them, so opening the link in
// our mail keeps it. Strangers can't book out the calendar.
import { and, eq, gte, isNotNull, lt } from "drizzle-orm";
import { addDays, localTime, momentAt } from "#app/features/company/places/local-time.ts";
import type { Lead } from "#app/features/leads/leads.server.ts";
import type { LinkOrigin } from "#app/features/leads/visit-link.server.ts";
import type { Tx } from "#app/platform/database/db.server.ts";
import { networkOf } from "#app/platform/http/networks.server.ts";
import { isProvedAddress, proveAddress } from "#app/platform/messages/proved-addresses.server.ts";
import { keyedHash } from "#app/platform/secrets.server.ts";
import { visits } from "#db/schema.ts";
import { hoursOn } from "./slots/rules.ts";
import { crewsFor, type Slot, stepMinutes } from "./slots/slots.ts";
import { loadRules } from "./slots/visit-rules.server.ts";
import type { VisitKind } from "./visit-kinds.ts";

export const isHeld = and(eq(visits.status, "booked"), isNotNull(visits.heldUntil));

/** What a visit says that needs no proof anymore. */
export const KEPT = { heldUntil: null, networkHash: null };

const HOLD_MINUTES = 120;
/** Of one network (/24 or /48) at the same time. Each frees one as soon as somebody opens the mail. */
const MAX_HELD_PER_NETWORK = 10;
/** Of a day's open hours. The rest is for people we can reach. */
const MAX_SHARE_OF_DAY = 1 / 3;
const MINUTE = 60_000;

/** Who books: without an address, one of us does. */
export type Booker = { clientAddress?: string | undefined; origin?: LinkOrigin | null };

export type Hold = { heldUntil: Date; networkHash: Buffer };
export type HoldResult =
	/** Null: it needs no proof. */
	| { ok: true; hold: Hold | null }
	| { ok: false; reason: "unproved-full" }
	| { ok: false; reason: "too-many"; retryAfterSeconds: number };

/** For the transaction that books, which holds the day's lock. */
export async function holdFor(
	tx: Tx,
	lead: Pick<Lead, "email">,
	{ kind, slot, now }: { kind: VisitKind; slot: Slot; now: Date },
	{ clientAddress, origin }: Booker,
): Promise<HoldResult> {
	if (!clientAddress || origin === "office") return { ok: true, hold: null };
	if (origin === "mail") await proveAddress(tx, lead.email);
	if (await isProvedAddress(tx, lead.email)) return { ok: true, hold: null };
	const networkHash = await keyedHash("visit-network", networkOf(clientAddress, "wide"));
	if ((await tx.$count(visits, and(isHeld, eq(visits.networkHash, networkHash)))) >= MAX_HELD_PER_NETWORK)
		return { ok: false, reason: "too-many", retryAfterSeconds: HOLD_MINUTES * 60 };
	if (!(await hasRoomForUnproved(tx, kind, slot))) return { ok: false, reason: "unproved-full" };
	return { ok: true, hold: { networkHash, heldUntil: new Date(now.getTime() + HOLD_MINUTES * MINUTE) } };
}

/** Whether this slot fits into the part of its day that strangers may take. The first one of a day always does. */
export async function hasRoomForUnproved(
	tx: Tx,
	kind: VisitKind,
	slot: Slot,
	moving?: string,
): Promise<boolean> {
	const { day } = localTime(slot.startsAt);
	const rows = await tx
		.select({
			id: visits.id,
			kind: visits.kind,
			startsAt: visits.startsAt,
			busyUntil: visits.busyUntil,
		})
		.from(visits)
		.where(
			and(isHeld, gte(visits.startsAt, momentAt(day, 0)), lt(visits.startsAt, momentAt(addDays(day, 1), 0))),
		);
	const others = rows.filter(({ id }) => id !== moving);
	if (others.length === 0) return true;
	const rules = await loadRules(tx);
	const hours = hoursOn(rules, day);
	const open = hours ? (hours.closes - hours.opens) * crewsFor(rules, kind).length : 0;
	const held = [...others, { ...slot, kind }].reduce((sum, one) => sum + minutesOf(one), 0);
	return held <= open * MAX_SHARE_OF_DAY;
}

/** Until the next slot can begin: a call of 15 minutes takes half an hour from the others. */
function minutesOf({ kind, startsAt, busyUntil }: Occupied): number {
	const step = stepMinutes(kind ?? "call") * MINUTE;
	return (Math.ceil((busyUntil.getTime() - startsAt.getTime()) / step) * step) / MINUTE;
}

type Occupied = { kind: VisitKind | null; startsAt: Date; busyUntil: Date };
