// A stranger repeatedly enters someone else's email address with their own message.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { deliveries } from "#db/schema.ts";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { INTAKE_FORM, linkRequestOf, submissionOf } from "#tests/support/intake-forms.ts";
import { mailsIn } from "#tests/support/mail-files.ts";
import { addListing } from "#tests/support/office-rows.ts";
import { ROOT } from "#tests/support/site-process.ts";
import { send } from "./http-client.ts";
import { startCheckout, startVictim, type Victim } from "./victim.ts";

vi.setConfig({ testTimeout: 120_000 });

let victim: Victim;
beforeAll(async () => {
	await buildIfNeeded(ROOT);
	victim = await startVictim();
}, 300_000);
afterAll(() => victim?.stop(), 60_000);

const TARGET = "ada@homestead.example";
const SPAM = "evil.example";
const texts = {
	firstName: `Visit www.${SPAM}`,
	lastName: `http://${SPAM}/money`,
	phone: "(213) 555-0199",
	address: `12 ${SPAM} Road`,
	message: `You won. Go to https://${SPAM} now.`,
};

async function post(path: string, fields: Record<string, string>, from: number | "elsewhere" = 1) {
	const answer = await send(victim.address, {
		method: "POST",
		path,
		headers: {
			"X-Forwarded-For": from === "elsewhere" ? "198.51.100.7" : `203.0.113.${from}`,
			"Content-Type": "application/x-www-form-urlencoded",
		},
		body: new URLSearchParams(fields).toString(),
	});
	if (answer.kind !== "answered") throw new Error(`${path}: ${answer.kind}`);
	return answer;
}

const spellings = [TARGET, "ADA@Homestead.example", "ada+1@homestead.example", "ada+2@homestead.example"];
const spelling = (n: number) => spellings[n % spellings.length] ?? TARGET;
const isForTarget = (address = "") => address.toLowerCase().replace(/\+\d/, "") === TARGET;
const mailsToTarget = async () =>
	(await mailsIn(victim.dataDir)).filter((mail) => isForTarget(mail.to?.[0]?.address));

const order = async (n: number) =>
	post(
		`/checkout/${await startCheckout(victim)}`,
		{ ...texts, email: spelling(n), city: SPAM, state: "CA", postalCode: "91001" },
		n,
	);
const consultation = (n: number) =>
	post("/contact", { ...texts, message: `${texts.message} ${n}`, email: spelling(n), fillTime: "60000" }, n);
const intake = (n: number) =>
	post(
		INTAKE_FORM,
		submissionOf({
			changes: {
				primaryHomeownerName: `${texts.firstName} ${texts.lastName}`,
				propertyAddress: texts.address,
				primaryEmail: spelling(n),
				primaryPhone: texts.phone,
				preferredContactMethod: "email",
				additionalNotes: texts.message,
			},
		}),
		n,
	);
const link = (n: number) => post(INTAKE_FORM, linkRequestOf(spelling(n)), n);

test("every kind of mail together reaches one mailbox a few times, without a word of the stranger's", async () => {
	for (let n = 1; n <= 4; n++) {
		expect((await order(n)).status, "the order goes through").toBe(303);
		expect((await consultation(n)).status, "the request goes through").toBe(303);
		expect((await intake(n)).status, "the intake goes through").toBe(303);
		expect((await link(n)).status).toBeOneOf([200, 400]);
	}
	// All twelve requests reached the company, whatever happened to their confirmations.
	await vi.waitFor(
		async () => {
			const rows = await victim.db.select().from(deliveries);
			expect(rows.filter(({ status }) => status === "queued")).toEqual([]);
			expect(rows.filter(({ recipient }) => recipient === "office@ringline.example")).toHaveLength(12);
		},
		{ timeout: 30_000, interval: 200 },
	);
	const mails = await mailsToTarget();
	expect(mails.length).toBeGreaterThan(0);
	expect(mails.length).toBeLessThanOrEqual(10);
	for (const mail of mails)
		for (const part of [
			mail.subject,
			mail.text,
			mail.html,
			JSON.stringify(mail.from),
			JSON.stringify(mail.replyTo),
		])
			for (const typed of [SPAM, "555-0199", "You won", "money", "Visit"])
				expect(part ?? "", mail.subject).not.toContain(typed);
	const held = await victim.db.select().from(deliveries).where(eq(deliveries.status, "over_limit"));
	expect(held.length).toBeGreaterThanOrEqual(12 - 10);
	expect(held.every(({ recipient }) => isForTarget(recipient))).toBe(true);
});

test("the edit link of the mailbox's owner still arrives", async () => {
	const { id } = await addListing(victim.db, { title: "Brass nozzle", email: TARGET });
	expect((await post(`/marketplace/${id}/edit-link`, { email: TARGET }, "elsewhere")).status).toBe(200);
	await vi.waitFor(
		async () =>
			expect((await mailsToTarget()).some(({ text }) => text?.includes(`/edit-product/${id}`))).toBe(true),
		{ timeout: 30_000, interval: 200 },
	);
});
