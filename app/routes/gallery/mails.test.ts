import { globSync, readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { company, contact } from "#app/features/company/company.ts";
import { leadCompanyMail } from "#app/features/leads/lead-mails.server.tsx";
import { publicUrl } from "#app/platform/http/public-url.server.ts";
import { sampleLead, sampleMails } from "./sample-mails.server.ts";

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
	const composers = globSync("app/features/**/*.server.tsx").flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/^export (?:async )?function (\w+).*?\n}/gms)]
			.filter(([body]) => body.includes("composeMail("))
			.map(([, name = ""]) => name)
			.filter((name) => name !== "composeMail"),
	);
	expect(composers.length).toBeGreaterThan(20);
	for (const name of composers) expect(samples, name).toContain(`${name}(`);
});
