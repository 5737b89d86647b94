// One look for every mail: the same content as plain text and as HTML that old mail programs understand.
import { company, contact } from "./company.ts";

export type MailContent = {
	heading: string;
	paragraphs: string[];
	/** Names and values, such as a visitor's details. Values may have several lines. */
	facts?: { name: string; value: string; href?: string }[];
	closing?: string[];
	action?: { label: string; href: string };
};

export function mailText({ heading, paragraphs, facts = [], closing = [], action }: MailContent): string {
	return [
		heading,
		"",
		...paragraphs.flatMap((paragraph) => [paragraph, ""]),
		...facts.map(({ name, value }) => (value.includes("\n") ? `${name}:\n${value}\n` : `${name}: ${value}`)),
		...(facts.length > 0 ? [""] : []),
		...(action ? [`${action.label}: ${action.href}`, ""] : []),
		...closing.flatMap((paragraph) => [paragraph, ""]),
		"-- ",
		company.name,
		`${contact.street}, ${contact.city}, ${contact.region} ${contact.postalCode}`,
		`Emergency line, 24/7: ${contact.emergencyPhone}`,
	].join("\n");
}

export function mailHtml({ heading, paragraphs, facts = [], closing = [], action }: MailContent): string {
	return [
		`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(heading)}</title></head>`,
		`<body style="margin:0;background:#eceae4;color:#15191c;font:17px/1.55 Barlow,Arial,sans-serif">`,
		`<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">`,
		`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#fff">`,
		`<tr><td style="background:#15191c;color:#fff;padding:18px 28px;font-weight:600">${escaped(company.name)}<br><span style="font-weight:400;font-size:14px;color:#eceae4">${escaped(company.tagline)}</span></td></tr>`,
		`<tr><td style="padding:28px"><h1 style="margin:0 0 16px;font:600 28px/1.15 'Barlow Condensed','Arial Narrow',Arial,sans-serif">${escaped(heading)}</h1>`,
		...paragraphs.map(paragraphHtml),
		facts.length > 0 ? factsHtml(facts) : "",
		action
			? `<p style="margin:24px 0"><a href="${escaped(action.href)}" style="display:inline-block;background:#c8401a;color:#fff;padding:12px 22px;font-weight:600;text-decoration:none">${escaped(action.label)}</a></p>`
			: "",
		...closing.map(paragraphHtml),
		`</td></tr><tr><td style="border-top:1px solid #cfcabd;padding:18px 28px;font-size:14px;color:#3b454c">${escaped(`${contact.street}, ${contact.city}, ${contact.region} ${contact.postalCode}`)}<br>Emergency line, 24/7: <strong>${escaped(contact.emergencyPhone)}</strong></td></tr>`,
		"</table></td></tr></table></body></html>",
	].join("");
}

function paragraphHtml(text: string): string {
	return `<p style="margin:0 0 16px">${lines(text)}</p>`;
}

function factsHtml(facts: NonNullable<MailContent["facts"]>): string {
	const rows = facts.map(({ name, value, href }) => {
		const shown = href
			? `<a href="${escaped(href)}" style="color:#0f5c73">${escaped(value)}</a>`
			: lines(value);
		return `<tr><td valign="top" style="border-top:1px solid #cfcabd;padding:10px 16px 10px 0;color:#3b454c;white-space:nowrap">${escaped(name)}</td><td dir="auto" style="border-top:1px solid #cfcabd;padding:10px 0;font-weight:600;overflow-wrap:anywhere">${shown}</td></tr>`;
	});
	return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-bottom:1px solid #cfcabd">${rows.join("")}</table>`;
}

function lines(text: string): string {
	return escaped(text).replaceAll("\n", "<br>");
}

const ENTITIES: Record<string, string> = {
	'"': "&quot;",
	"'": "&#39;",
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
};

function escaped(text: string): string {
	return text.replace(/["'&<>]/g, (character) => ENTITIES[character] ?? "");
}
