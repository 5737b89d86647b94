// An attacker sends a link to their own draft, hoping that the victim's answers end up in it.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { intakeDrafts } from "#db/schema.ts";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { INTAKE_FORM, linkRequestOf, submissionOf } from "#tests/support/intake-forms.ts";
import { mailsIn } from "#tests/support/mail-files.ts";
import { ROOT } from "#tests/support/site-process.ts";
import { type Answer, send } from "./http-client.ts";
import { beginIntake, signIn, startVictim, type Victim } from "./victim.ts";

vi.setConfig({ testTimeout: 120_000 });

let site: Victim;
let link: string;
let attackersDraft: string;
beforeAll(async () => {
	await buildIfNeeded(ROOT);
	site = await startVictim();
	const saved = await save({ primaryHomeownerName: "Mallory Evilson", propertyAddress: "66 Trap Street" });
	attackersDraft = saved.draftId;
	await ask(INTAKE_FORM, { form: linkRequestOf("mallory@evil.example"), cookie: saved.cookie });
	link = await vi.waitFor(
		async () => {
			const [mail] = await mailsIn(site.dataDir);
			const found = /\/intake-wizard\/continue\?token=[\w-]{64}/.exec(mail?.text ?? "")?.[0];
			return found ?? Promise.reject(new Error("No mail yet."));
		},
		{ timeout: 30_000, interval: 100 },
	);
}, 300_000);
afterAll(() => site?.stop(), 60_000);

type Answered = Extract<Answer, { kind: "answered" }>;
type Asked = {
	cookie?: string;
	form?: Record<string, string>;
	json?: object;
	headers?: Record<string, string>;
};

async function ask(path: string, { cookie, form, json, headers = {} }: Asked = {}): Promise<Answered> {
	const body = json ? JSON.stringify(json) : form && new URLSearchParams(form).toString();
	const type = json ? "application/json" : "application/x-www-form-urlencoded";
	const answer = await send(site.address, {
		method: body === undefined ? "GET" : "POST",
		path,
		headers: {
			...(cookie ? { Cookie: cookie } : {}),
			...(body === undefined ? {} : { "Content-Type": type }),
			...headers,
		},
		...(body === undefined ? {} : { body }),
	});
	if (answer.kind !== "answered") throw new Error(`${path}: ${answer.kind}`);
	return answer;
}

async function save(changes: Record<string, string>, cookie?: string) {
	const answer = await ask("/intake-wizard/draft", {
		json: { draftId: null, version: 0, changes },
		...(cookie ? { cookie } : {}),
	});
	return { ...(JSON.parse(answer.body) as { draftId: string }), cookie: draftCookieIn(answer) };
}

function draftCookieIn(answer: Answered): string {
	const header = answer.headers["set-cookie"]?.find((one) => one.startsWith("ringline_intake="));
	return header?.split(";")[0] ?? "";
}

const answersOf = async (id: string) => {
	const [row] = await site.db.select().from(intakeDrafts).where(eq(intakeDrafts.id, id));
	return row?.answers;
};
const hidden = (html: string, name: string) =>
	new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

test("a visit to the link changes nothing, shows whose form it is by first letters, and asks", async () => {
	const mine = await save({ primaryHomeownerName: "Vera Grove", propertyAddress: "12 Ridge Road" });
	for (const cookie of ["", mine.cookie]) {
		const answer = await ask(link, {
			...(cookie ? { cookie } : {}),
			headers: {
				"Sec-Fetch-Site": "cross-site",
				"Sec-Fetch-Mode": "navigate",
				Referer: "https://evil.example/",
			},
		});
		expect(answer.status).toBe(200);
		expect(draftCookieIn(answer)).toBe("");
		expect(answer.headers).toMatchObject({ "cache-control": "no-store" });
		expect(answer.body).toContain("M•••••• E••••••");
		for (const secret of ["Mallory", "Evilson", "Trap Street", "Vera", "Ridge"])
			expect(answer.body).not.toContain(secret);
		expect(answer.body.includes("V••• G••••")).toBe(cookie !== "");
	}
});

test("another site cannot press the button", async () => {
	for (const headers of [
		{ "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" },
		{ "Sec-Fetch-Site": "same-site" },
		{ Origin: "null" },
	] as Record<string, string>[]) {
		const answer = await ask(link, { form: {}, headers });
		expect(answer.status, JSON.stringify(headers)).toBe(403);
		expect(draftCookieIn(answer)).toBe("");
	}
});

test("the button opens it in a browser without a draft, and leaves the browser's own draft until it was asked about", async () => {
	const opened = await ask(link, { form: {} });
	expect(opened).toMatchObject({ status: 303, headers: { location: "/intake-wizard" } });
	expect((await ask("/intake-wizard", { cookie: draftCookieIn(opened) })).body).toContain("Mallory Evilson");

	const mine = await save({ primaryHomeownerName: "Vera Grove" });
	const unasked = await ask(link, { form: {}, cookie: mine.cookie });
	expect(unasked.status).toBe(409);
	expect(draftCookieIn(unasked)).toBe("");
	expect(unasked.body).toContain("Keep my form");
	const agreed = await ask(link, { form: { mine: hidden(unasked.body, "mine") }, cookie: mine.cookie });
	expect(agreed.status).toBe(303);
	expect(draftCookieIn(agreed)).not.toBe("");
	// Opening the link of the current draft needs no confirmation.
	expect(await ask(link, { cookie: draftCookieIn(agreed) })).toMatchObject({ status: 302 });
});

test("a page that was open before cannot write its answers, files or submission into the draft from the link", async () => {
	const mine = await save({ primaryHomeownerName: "Vera Grove" });
	const opened = await ask(link, { form: { mine: mine.draftId }, cookie: mine.cookie });
	const cookie = draftCookieIn(opened);
	const before = await answersOf(attackersDraft);
	const changes = { emergencyContact: "Bo Grove, (213) 555-0166" };
	for (const draftId of [mine.draftId, null]) {
		const saved = await ask("/intake-wizard/draft", { json: { draftId, version: 1, changes }, cookie });
		expect(saved.status).toBe(400);
		expect(saved.body).toContain("You opened another form");
		const sent = await ask(INTAKE_FORM, { form: submissionOf({ draftId, changes }), cookie });
		expect([sent.status, sent.body.includes("You opened another form")]).toEqual([400, true]);
	}
	const form = new FormData();
	form.append("draftId", mine.draftId);
	form.append("roofPlansFile", new Blob(["%PDF-1.7"]), "roof.pdf");
	const upload = await fetch(`${site.address}/intake-wizard/files`, {
		method: "POST",
		body: form,
		headers: { cookie },
	});
	expect(upload.status).toBe(409);
	expect(await answersOf(attackersDraft)).toEqual(before);
	expect(await answersOf(mine.draftId)).toEqual({ primaryHomeownerName: "Vera Grove" });
});

test("the office cannot open files of a form that was not submitted", async () => {
	const { fileId, cookie } = await beginIntake(site);
	expect((await ask(`/intake-wizard/files/${fileId}`, { cookie })).status).toBe(200);
	expect((await ask(`/admin/files/${fileId}`, { cookie: await signIn(site) })).status).toBe(404);
});
