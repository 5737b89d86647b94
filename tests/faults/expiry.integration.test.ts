// Links, drafts and sessions that expire. The tests change the rows instead of the clock.
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { databaseForSite } from "#tests/support/database.ts";
import { INTAKE_FORM, linkRequestOf } from "#tests/support/intake-forms.ts";
import { ROOT } from "#tests/support/site-process.ts";
import { KillableSite } from "./killable-site.ts";
import { Ledger } from "./ledger.ts";
import { MailServer } from "./mail-server.ts";
import { SeededRandom } from "./seeded-random.ts";
import { Visitor } from "./visitor.ts";

const soon = { timeout: 30_000, interval: 100 };
const PASSWORD = "a-password-for-the-office";
let mailServer: MailServer;
let site: KillableSite;
let store: Awaited<ReturnType<typeof databaseForSite>>;
let database: pg.Client;

beforeAll(async () => {
	await buildIfNeeded(ROOT);
	mailServer = await MailServer.open();
	store = await databaseForSite();
	site = await KillableSite.open({
		DATABASE_URL: store.url,
		SMTP_URL: mailServer.url,
		ADMIN_PASSWORD: PASSWORD,
	});
	database = new pg.Client({ connectionString: await site.databaseUrl() });
	await database.connect();
}, 300_000);

afterAll(async () => {
	await database.end();
	await site.close();
	await store.drop();
	await mailServer.close();
}, 60_000);

test("an edit link an hour old changes nothing and says that it has expired; a new one works", async () => {
	const visitor = newVisitor();
	const form = {
		title: "Old pump",
		email: "ada@seller.example",
		location: "Topanga",
		phone_number: "2135550142",
	};
	await visitor.post("/post-product", { body: new URLSearchParams(form) });
	const { rows } = await database.query("select id from listings where title = 'Old pump'");
	const address = `/edit-product/${rows[0].id}`;
	const old = await linkByMail(visitor, rows[0].id, 1);
	expect((await visitor.get(`${address}?token=${old}`)).status).toBe(200);

	await database.query("update edit_links set expires_at = now() - interval '1 second'");
	const late = await visitor.post(address, {
		body: new URLSearchParams({ ...form, title: "Too late", token: old }),
	});
	expect(late).toMatchObject({ status: 303, location: expect.stringMatching(/\/marketplace$/) });
	expect((await visitor.get(late.location)).text).toContain("This edit link is invalid or has expired");
	expect((await database.query("select 1 from listings where title = 'Too late'")).rowCount).toBe(0);

	const fresh = await linkByMail(visitor, rows[0].id, 2);
	await visitor.post(address, { body: new URLSearchParams({ ...form, title: "New pump", token: fresh }) });
	expect((await database.query("select 1 from listings where title = 'New pump'")).rowCount).toBe(1);
});

test("a link to a questionnaire of last month leads to a new one and says why", async () => {
	const visitor = newVisitor();
	await visitor.get("/intake-wizard");
	const headers = { "Content-Type": "application/json" };
	const changes = { primaryHomeownerName: "Ada Grove" };
	await visitor.post("/intake-wizard/draft", {
		body: JSON.stringify({ draftId: null, version: 0, changes }),
		headers,
	});
	const asked = linkRequestOf("ada@homeowner.example");
	await visitor.post(INTAKE_FORM, { body: new URLSearchParams(asked) });
	const link = await vi.waitFor(() => {
		const [mail] = mailServer.mailsTo("ada@homeowner.example", "Continue your intake form");
		return (
			/\/intake-wizard\/continue\S+/.exec(mail?.text ?? "")?.[0] ?? Promise.reject(new Error("No mail yet."))
		);
	}, soon);
	const otherDevice = newVisitor();
	expect((await otherDevice.get(link)).text).toContain("A•• G••••");
	await otherDevice.post(link, { body: new URLSearchParams() });
	expect((await otherDevice.get("/intake-wizard")).text).toContain('value="Ada Grove"');

	await database.query("update intake_drafts set updated_at = now() - interval '31 days'");
	const late = newVisitor();
	const answer = await late.get(link);
	expect((await late.get(answer.location)).text).toContain("This link is invalid or has expired");
});

test("an expired admin session leads to sign-in, and the password works again", async () => {
	const visitor = newVisitor();
	const unlock = () => visitor.post("/admin", { body: new URLSearchParams({ password: PASSWORD }) });
	const panel = async () => (await visitor.get("/admin")).text.includes("Sign out");
	await unlock();
	expect(await panel()).toBe(true);
	await database.query("update admin_sessions set expires_at = now() - interval '1 second'");
	expect(await panel()).toBe(false);
	await unlock();
	expect(await panel()).toBe(true);
});

async function linkByMail(visitor: Visitor, listingId: string, number: number): Promise<string> {
	const body = new URLSearchParams({ email: "ada@seller.example" });
	await visitor.post(`/marketplace/${listingId}/edit-link`, { body });
	return vi.waitFor(() => {
		const mail = mailServer.mailsTo("ada@seller.example", "Edit your listing")[number - 1];
		return /token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? Promise.reject(new Error("No mail yet."));
	}, soon);
}

function newVisitor(): Visitor {
	return new Visitor(site.origin, new SeededRandom(1), new Ledger());
}
