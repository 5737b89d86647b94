// Passkeys (WebAuthn). A challenge works once and for a few minutes; only its hash is stored.
import {
	type AuthenticationResponseJSON,
	type AuthenticatorTransport,
	generateAuthenticationOptions,
	generateRegistrationOptions,
	type RegistrationResponseJSON,
	verifyAuthenticationResponse,
	verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { company } from "#app/features/company/company.ts";
import { db, type Tx } from "#app/platform/database/db.server.ts";
import { parseWellFormed } from "#app/platform/http/well-formed.ts";
import { hashToken } from "#app/platform/secrets.server.ts";
import { passkeyChallenges, staff, staffPasskeys } from "#db/schema.ts";

export const MAX_PASSKEYS = 10;
const CHALLENGE_MINUTES = 5;
/** Ed25519, ES256 and RS256, which all devices have. Asking Node for newer ones prints a warning. */
const ALGORITHMS = [-8, -7, -257];

export type Passkey = Pick<
	typeof staffPasskeys.$inferSelect,
	"id" | "name" | "createdAt" | "lastUsedAt" | "transports"
>;

export async function passkeysOf(staffId: string): Promise<Passkey[]> {
	return db()
		.select({
			id: staffPasskeys.id,
			name: staffPasskeys.name,
			createdAt: staffPasskeys.createdAt,
			lastUsedAt: staffPasskeys.lastUsedAt,
			transports: staffPasskeys.transports,
		})
		.from(staffPasskeys)
		.where(eq(staffPasskeys.staffId, staffId))
		.orderBy(asc(staffPasskeys.createdAt));
}

/** For `startRegistration` in the browser. */
export async function passkeyCreation(person: { id: string; name: string; email: string | null }, url: URL) {
	const options = await generateRegistrationOptions({
		rpName: company.shortName,
		rpID: url.hostname,
		userID: new Uint8Array(Buffer.from(person.id.replaceAll("-", ""), "hex")),
		userName: person.email ?? person.name,
		userDisplayName: person.name,
		attestationType: "none",
		supportedAlgorithmIDs: ALGORITHMS,
		excludeCredentials: (await passkeysOf(person.id)).map(credentialOf),
		// The browser then offers the passkey by itself, and asks for a finger, a face or a PIN.
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
	});
	await rememberChallenge(options.challenge, person.id);
	return options;
}

/** For `startAuthentication` in the browser. At the gate nobody is known yet, so the browser offers all it has. */
export async function passkeyRequest(url: URL, staffId: string | null = null) {
	const options = await generateAuthenticationOptions({
		rpID: url.hostname,
		userVerification: "required",
		allowCredentials: staffId ? (await passkeysOf(staffId)).map(credentialOf) : [],
	});
	await rememberChallenge(options.challenge, null);
	return options;
}

/** Null when the answer is not a new passkey for this person. */
export async function readNewPasskey(
	answer: string,
	staffId: string,
	url: URL,
): Promise<Omit<typeof staffPasskeys.$inferInsert, "name"> | null> {
	const response = parseJson<RegistrationResponseJSON>(answer);
	if (!response) return null;
	const result = await verifyRegistrationResponse({
		response,
		supportedAlgorithmIDs: ALGORITHMS,
		expectedChallenge: (challenge) => takeChallenge(challenge, staffId),
		expectedOrigin: url.origin,
		expectedRPID: url.hostname,
		requireUserVerification: true,
	}).catch(() => null);
	if (!result?.verified) return null;
	const { id, publicKey, counter } = result.registrationInfo.credential;
	const transports = (response.response.transports ?? [])
		.filter((one) => /^[a-z-]{1,20}$/.test(one))
		.slice(0, 10);
	return { id, staffId, publicKey: Buffer.from(publicKey), counter, transports };
}

/** False when the device is registered already, for this person or another one. */
export async function storePasskey(tx: Tx, passkey: typeof staffPasskeys.$inferInsert): Promise<boolean> {
	const stored = await tx.insert(staffPasskeys).values(passkey).onConflictDoNothing().returning();
	return stored.length > 0;
}

/** Who signed the challenge, or null. */
export async function readPasskeyAnswer(answer: string, url: URL): Promise<string | null> {
	const response = parseJson<AuthenticationResponseJSON>(answer);
	if (!response) return null;
	const passkey = await findPasskey(response.id);
	if (!passkey) return null;
	const result = await verifyAuthenticationResponse({
		response,
		expectedChallenge: (challenge) => takeChallenge(challenge, null),
		expectedOrigin: url.origin,
		expectedRPID: url.hostname,
		requireUserVerification: true,
		credential: {
			id: passkey.id,
			publicKey: new Uint8Array(passkey.publicKey),
			counter: passkey.counter,
		},
	}).catch(() => null);
	if (!result?.verified) return null;
	await db()
		.update(staffPasskeys)
		.set({ counter: result.authenticationInfo.newCounter, lastUsedAt: sql`now()` })
		.where(eq(staffPasskeys.id, passkey.id));
	return passkey.staffId;
}

/** Whose passkey the answer names, whether its signature is right or not. */
export async function ownerOfPasskey(answer: string): Promise<string | null> {
	const passkey = await findPasskey(parseJson<AuthenticationResponseJSON>(answer)?.id);
	return passkey?.staffId ?? null;
}

async function findPasskey(id: unknown) {
	if (!/^[\w-]{1,1500}$/.test(String(id))) return undefined;
	const [passkey] = await db()
		.select({
			id: staffPasskeys.id,
			publicKey: staffPasskeys.publicKey,
			counter: staffPasskeys.counter,
			staffId: staffPasskeys.staffId,
		})
		.from(staffPasskeys)
		.innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
		.where(and(eq(staffPasskeys.id, String(id)), eq(staff.state, "active")));
	return passkey;
}

function credentialOf({ id, transports }: Passkey) {
	return { id, transports: transports as AuthenticatorTransport[] };
}

async function rememberChallenge(challenge: string, staffId: string | null): Promise<void> {
	await db().transaction(async (tx) => {
		await tx.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, sql`now()`));
		await tx.insert(passkeyChallenges).values({
			challengeHash: hashToken(challenge),
			staffId,
			expiresAt: sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
		});
	});
}

/** Used up by the first who asks, right or wrong. */
async function takeChallenge(challenge: string, staffId: string | null): Promise<boolean> {
	const taken = await db()
		.delete(passkeyChallenges)
		.where(
			and(
				eq(passkeyChallenges.challengeHash, hashToken(challenge)),
				staffId ? eq(passkeyChallenges.staffId, staffId) : isNull(passkeyChallenges.staffId),
				gt(passkeyChallenges.expiresAt, sql`now()`),
			),
		)
		.returning({ expiresAt: passkeyChallenges.expiresAt });
	return taken.length > 0;
}

function parseJson<T extends object>(text: string): T | null {
	const value = parseWellFormed(text);
	return value && typeof value === "object" ? (value as T) : null;
}
