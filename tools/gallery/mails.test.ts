import { globSync, readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { company, contact } from "#app/features/company/company.ts";
import { homeownerText } from "#app/features/intake/submission/intake-mails.server.tsx";
import { leadCompanyMail } from "#app/features/leads/lead-mails.server.tsx";
import { invitation } from "#app/features/visits/calendar/calendar-files.server.ts";
import { reminderText } from "#app/features/visits/visit-mails.server.tsx";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { sampleLead, sampleMails, sampleVisit } from "./sample-mails.server.ts";

describe.each(Object.entries(sampleMails()))("%s", (_, { subject, html, text }) => {
	test("says the same as HTML and as text", () => {
		const shown = html
			.replace(/<head>.*<\/head>/s, "")
			.replace(/<br\/>|<\/(?:p|td|li|h1|h2)>/g, " ")
			.replace(/<[^>]+>/g, "")
			.replace(/&quot;/g, '"')
			.replace(/&#x27;/g, "'")
			.replace(/&amp;/g, "&");
		const words = (part: string) => new Set(part.split(/[\s:]+/).filter(Boolean));
		// In text a button is its label with the address, which HTML keeps in the link.
		const inText = words(text.replaceAll(/https?:\S+/g, ""));
		for (const word of words(shown.replace(company.tagline, "").replaceAll(/https?:\S+/g, "")))
			expect(inText, word).toContain(word);
		for (const [, href] of html.matchAll(/href="(https?:[^"]+)"/g))
			expect(text).toContain(href?.replaceAll("&amp;", "&"));
	});

	test("has our address, license and emergency line, and no markup in its text", () => {
		for (const part of [html, text])
			for (const fact of [company.name, contact.street, company.licenseNote, contact.emergencyPhone])
				expect(part).toContain(fact);
		expect(text).not.toMatch(/<\w|&\w+;|undefined|\[object/);
		expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
		expect(`${subject} ${html} ${text}`).not.toMatch(/e-mail/i);
	});

	test("loads nothing but a small picture of ours that says what it shows", () => {
		expect(html).not.toMatch(/<(?:link|script|iframe|video|source|object)\b|url\(|@import/);
		for (const [picture] of html.matchAll(/<img\b[^>]*>/g)) {
			const [, address = ""] = /src="([^"]*)"/.exec(picture) ?? [];
			expect(address.startsWith(`${publicUrl()}/pictures/`), address).toBe(true);
			expect(statSync(`public${address.slice(publicUrl().length)}`).size).toBeLessThan(60_000);
			expect(picture).toMatch(/ alt="[^"]{10,}" width="600" height="315"/);
		}
	});
});

test("answers to a request, an order and a booking show the matching picture", () => {
	const shown = Object.entries(sampleMails()).flatMap(([name, { html }]) =>
		[...html.matchAll(/<img src="[^"]*\/([\w-]+)-og\.jpg"/g)].map(([, picture]) => `${name}: ${picture}`),
	);
	expect(shown).toEqual([
		"Lead, to the visitor: hero",
		"Intake, to the homeowner: hero",
		"Order, to the buyer: hose-pack",
		"Visit booked, to the visitor: yard",
		"Visit moved, to the visitor: yard",
		"Visit reminder, to the visitor: yard",
		"Visit held, to the visitor: yard",
		"Back in stock: large-fire-pump",
	]);
});

test("what a visitor typed is text in both parts, never markup", () => {
	const message = `<img src=x onerror=alert(1)> & "Rosa's" &amp; co`;
	const { html, text } = leadCompanyMail({ ...sampleLead, message });
	expect(html).not.toContain("<img");
	expect(text).toContain(message);
});

test("a reply address keeps to one mailbox, whatever the name is", () => {
	const { replyTo } = leadCompanyMail({ ...sampleLead, firstName: 'Ro"sa\r\nBcc: <x@evil.example>' });
	expect(replyTo).toBe('"RosaBcc: x@evil.example Whitfield" <rosa@hillside.example>');
});

test("every function that composes a mail has a sample", () => {
	const samples = readFileSync(new URL("sample-mails.server.ts", import.meta.url), "utf8");
	const files = globSync("app/**/*.server.tsx").filter((file) => !file.endsWith("compose-mail.server.tsx"));
	for (const file of files) {
		const source = readFileSync(file, "utf8");
		const composers = [
			...source.matchAll(/^(?:export )?(?:async )?function (\w+)(?:(?!^}\n).)*?composeMail\(/gms),
		];
		const calls = source.match(/composeMail\(/g) ?? [];
		expect(composers, `${file}: one composer for each composeMail()`).toHaveLength(calls.length);
		for (const [, name] of composers) expect(samples, `${name} of ${file}`).toContain(`${name}(`);
	}
});

test("every mail that a visitor can cause says whose quota it uses up", () => {
	const calls = globSync("app/**/*.server.{ts,tsx}").flatMap((file) =>
		readFileSync(file, "utf8")
			.split("queueMail(tx, ")
			.slice(1)
			.map((call) => `${file}: ${call.split("});")[0]}`),
	);
	expect(calls.length).toBeGreaterThan(25);
	const unclear = calls.filter((call) => !/quota:|isScheduled: true|to: companyMailbox\(\)/.test(call));
	expect(unclear).toEqual([]);
});

describe("what a stranger typed", () => {
	// A mail that isn't listed here must not repeat anything, so a new one is checked as if strangers could cause it.
	const toTheOffice = [
		"Lead, to the company",
		"Reply, to the office",
		"Privacy request, to the company",
		"Intake, to the company",
		"Order, to the company",
		"Visit booked, to the company",
		"Held visits, to the company",
		"Appeal, to the company",
		"Conversation reported, to the company",
		"Reports, to the company",
	];
	/** Its owner opened a link of ours, or the office checked who they are. */
	const toProvedAddresses = [
		"Privacy request, copy of the data",
		"Alert, new listing",
		"Alert, several listings",
		"Alert, price drop",
		"Message, to a confirmed seller",
		"Replies, to a buyer who has replied",
	];
	const hostile = [
		"Kumquat account locked, call 213 555 0100",
		"<a href='https://kumquat.example'>kumquat</a>",
		"kumquat.com",
		// typed-links.test.ts tries every other character that nobody sees.
		"kumquat\u034f.com",
		"kumquat\ufe0f.com",
	];

	test("is in no mail to an address that nobody has proved", () => {
		const quoting = Object.entries(sampleMails((value) => `${value} ${hostile.join(" ")}`))
			.filter(([, mail]) => /kumquat|213.555.0100/i.test(JSON.stringify(mail)))
			.map(([name]) => name);
		const expected = [...toTheOffice, ...toProvedAddresses];
		expect(quoting.filter((name) => !expected.includes(name))).toEqual([]);
		for (const name of toTheOffice) expect(quoting).toContain(name);
	});

	test.each(hostile)("%j as a name greets nobody, and as a title with a link is in no alert", (words) => {
		const isLink = words.includes(".");
		for (const [name, mail] of Object.entries(sampleMails(() => words))) {
			const mayQuote =
				isLink && name.startsWith("Alert,") ? toTheOffice : [...toTheOffice, ...toProvedAddresses];
			if (!mayQuote.includes(name)) expect(JSON.stringify(mail), name).not.toMatch(/kumquat/i);
		}
	});

	test("is in no calendar file or text message to a visitor", () => {
		const lead = {
			...sampleLead,
			firstName: "Kumquat.com",
			lastName: "Kumquat",
			address: "Kumquat",
			message: "",
		};
		const sent = [
			invitation(sampleVisit, lead, `${publicUrl()}/visit/sample`),
			homeownerText(lead),
			reminderText(sampleVisit, `${publicUrl()}/visit/sample`),
		];
		expect(sent.join()).not.toMatch(/kumquat/i);
	});
});
