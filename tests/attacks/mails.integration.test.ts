// Visitor input and host names must not decide who gets an email, its headers, or where its links lead.
import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildIfNeeded } from "#server/build/build-if-needed.ts";
import { INTAKE_FORM, linkRequestOf, submissionOf } from "#tests/support/intake-forms.ts";
import { mailsIn } from "#tests/support/mail-files.ts";
import { addListing } from "#tests/support/office-rows.ts";
import { ROOT } from "#tests/support/site-process.ts";
import { send } from "./http-client.ts";
import { startCheckout, startVictim, type Victim } from "./victim.ts";

vi.setConfig({ testTimeout: 120_000 });

const PUBLIC_URL = "https://ringline.example";
const BREAK = "\r\nBcc: everyone@evil.example\r\nX-Injected: 1\r\n\r\nA body of mine";
const KNOWN_HEADERS = new Set(
	"from to reply-to subject message-id date mime-version content-type content-transfer-encoding".split(" "),
);

let victim: Victim;
beforeAll(async () => {
	await buildIfNeeded(ROOT);
	victim = await startVictim({ PUBLIC_URL, PORT: String(await freePort()) });
}, 300_000);
afterAll(() => victim?.stop(), 60_000);

async function freePort(): Promise<number> {
	const server = createServer();
	const port = await new Promise<number>((resolve) =>
		server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port)),
	);
	await new Promise((closed) => server.close(closed));
	return port;
}

async function post(path: string, fields: Record<string, string> | object, type = "form") {
	const isForm = type === "form";
	const answer = await send(victim.address, {
		method: "POST",
		path,
		// A browser that reached us under the attacker's host name.
		headers: {
			Host: "poison.example",
			"X-Forwarded-Host": "poison.example",
			"X-Forwarded-For": "203.0.113.9",
			"Content-Type": isForm ? "application/x-www-form-urlencoded" : "application/json",
		},
		body: isForm ? new URLSearchParams(fields as Record<string, string>).toString() : JSON.stringify(fields),
	});
	if (answer.kind !== "answered") throw new Error(`${path}: ${answer.kind}`);
	return answer;
}

const mails = () => mailsIn(victim.dataDir);

const person = {
	firstName: `Ada${BREAK}`,
	lastName: `Grove${BREAK}`,
	email: "ada@homestead.example",
	phone: "(213) 555-0142",
	address: `12 Ridge Road${BREAK}`,
	message: `Hello${BREAK}`,
};

test("every mail has its own recipient and headers, and its links lead to our own address", async () => {
	const listing = {
		title: `Nozzle${BREAK}`,
		description: `Used${BREAK}`,
		category: "installation-supplies",
		location: `Altadena${BREAK}`,
		email: "seller@homestead.example",
		phone_number: "(213) 555-0142",
	};
	const { id } = await addListing(victim.db, { ...listing, phoneNumber: listing.phone_number });
	const checkout = await startCheckout(victim);
	expect(await post("/contact", { ...person, topic: `Quote${BREAK}`, fillTime: "9000" })).toMatchObject({
		status: 303,
	});
	expect(await post(`/marketplace/${id}/report`, { reason: `Odd${BREAK}` })).toMatchObject({ status: 200 });
	expect(await post(`/marketplace/${id}/edit-link`, { email: listing.email })).toMatchObject({ status: 200 });
	expect(
		await post(`/checkout/${checkout}`, {
			...person,
			city: `Altadena${BREAK}`,
			state: "CA",
			postalCode: "91001",
		}),
	).toMatchObject({ status: 303 });
	expect(await post(INTAKE_FORM, linkRequestOf("maya@ortega.example"))).toMatchObject({ status: 200 });
	const changes = {
		primaryHomeownerName: `Maya${BREAK}`,
		propertyAddress: `12 Ridge Road${BREAK}`,
		primaryEmail: "maya@ortega.example",
		primaryPhone: "(626) 555-0134",
		preferredContactMethod: "email",
		emergencyContact: `Bo${BREAK}`,
	};
	expect(await post(INTAKE_FORM, submissionOf({ changes }))).toMatchObject({ status: 303 });

	// Consultation, order and intake to both sides; a report, an edit link, a continue link.
	await vi.waitFor(async () => expect(await mails()).toHaveLength(9), { timeout: 30_000, interval: 200 });
	const recipients = new Set<string>();
	for (const mail of await mails()) {
		const what = `${mail.subject} to ${mail.to?.[0]?.address}`;
		expect(mail.text && mail.html, what).toBeTruthy();
		expect(mail.to, what).toHaveLength(1);
		expect(mail.cc ?? [], what).toEqual([]);
		expect(mail.bcc ?? [], what).toEqual([]);
		for (const { key } of mail.headers) expect(KNOWN_HEADERS, `${what}: ${key}`).toContain(key);
		recipients.add(mail.to?.[0]?.address ?? "");
		for (const [link] of `${mail.text} ${mail.html ?? ""}`.matchAll(/https?:\/\/[^\s"'<>)]+/g))
			expect(new URL(link).origin, `${what}: ${link}`).toBeOneOf([PUBLIC_URL, "https://www.google.com"]);
	}
	expect([...recipients].sort()).toEqual([
		"ada@homestead.example",
		"maya@ortega.example",
		"office@ringline.example",
		"seller@homestead.example",
	]);
});

test.each([
	"ada@homestead.example\r\nBcc: everyone@evil.example",
	"ada@homestead.example, everyone@evil.example",
	"Ada <ada@homestead.example>, everyone@evil.example",
	"ada@homestead.example;everyone@evil.example",
	'"ada@homestead.example\r\nBcc: x@evil.example"@homestead.example',
	"ada@homestead.example\0",
])("an address that is more than one (%j) is refused, and nobody gets a mail", async (email) => {
	const before = (await mails()).length;
	const consultation = await post("/contact", { ...person, email, fillTime: "9000" });
	const link = await post(INTAKE_FORM, linkRequestOf(email));
	// Trailing garbage may be trimmed, but a second recipient must not get through.
	for (const { status } of [consultation, link]) expect(status).toBeOneOf([200, 303, 400, 422]);
	await new Promise((resolve) => setImmediate(resolve));
	for (const mail of (await mails()).slice(before))
		expect(mail.to?.map(({ address }) => address)).not.toContain("everyone@evil.example");
});

test("pages name our own address whatever the visitor's browser calls it", async () => {
	for (const path of [
		"/",
		"/about",
		"/marketplace",
		"/sitemap.xml",
		"/robots.txt",
		"/marketplace/feed.xml",
	]) {
		const headers = { Host: "poison.example", "X-Forwarded-Host": "poison.example" };
		const answer = await send(victim.address, { method: "GET", path, headers });
		expect(answer, path).toMatchObject({ status: 200 });
		expect(answer.kind === "answered" && answer.body, path).not.toContain("poison.example");
		expect(answer.kind === "answered" && answer.body, path).toContain(PUBLIC_URL);
	}
});
