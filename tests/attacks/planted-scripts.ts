// Plants scripts in every field that is stored.
import { createHash, randomBytes } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { eq } from "drizzle-orm";
import { allFields } from "#app/features/intake/journey.ts";
import { deliveries, editLinks, leads, listings } from "#db/schema.ts";
import { INTAKE_FORM, submissionOf } from "#tests/support/intake-forms.ts";
import { siteDatabase } from "#tests/support/office.ts";
import { expect } from "#tests/support/page.ts";

/** Short enough for a name. Each variant tries to escape from a different context. */
const SHORT = [
	"<img src=x data-xss onerror=__xss=1>",
	"</script><script>__xss=2</script>",
	'"><svg data-xss onload=__xss=3>',
	"'-alert(4)-' onfocus=alert(4) autofocus",
	"javascript:alert(5)//",
	"]]></script><!--<script>__xss=6",
	"</title></style><svg/data-xss onload=alert(7)>",
	"{{constructor.constructor('__xss=8')()}}",
];
export const LONG = `${SHORT.join(" ")} <a href="javascript:alert(9)" data-xss>x</a><iframe srcdoc="<script>parent.__xss=10</script>"></iframe>`;
export const text = (n: number) => SHORT[n % SHORT.length] ?? "";

/** A valid phone number with a script around it. */
const PHONE = "<svg onload=alert(1)>(213) 555-0142";

export type Planted = {
	sale: string;
	wanted: string;
	editLinks: string[];
	leads: string[];
	checkout: string;
	/** Recipients of the emails to check in the outbox. */
	mailTo: string[];
};

export async function plantEverywhere(request: APIRequestContext): Promise<Planted> {
	await using site = await siteDatabase();
	const mark = randomBytes(6).toString("hex");
	const email = `o'x.${mark}@homestead.example`;

	const listing = (kind: "product" | "wanted", n: number) => ({
		title: `${mark} ${kind} ${text(n)}`,
		description: LONG,
		category: "installation-supplies",
		location: text(n + 1),
		email,
		phone_number: PHONE,
		whatsapp_number: PHONE,
		submissionKey: `${mark}-${kind}`,
	});
	await posted(request, "/post-product", {
		...listing("product", 1),
		price: "12",
		images: { name: `${text(0)}.png`, mimeType: "image/png", buffer: PIXEL },
	});
	await posted(request, "/post-wanted", { ...listing("wanted", 2), budget: "12", urgency: "high" });
	const rows = await site.db.select().from(listings).where(eq(listings.email, email));
	const idOf = (kind: string) => rows.find((row) => row.kind === kind)?.id ?? "";
	const [sale, wanted] = [idOf("sale"), idOf("wanted")];

	const links: string[] = [];
	for (const [id, page] of [
		[sale, "edit-product"],
		[wanted, "edit-wanted"],
	] as const) {
		await posted(
			request,
			`/${page === "edit-product" ? "marketplace" : "wanted"}/${id}/report`,
			{
				reason: LONG.slice(0, 900),
			},
			200,
		);
		const token = randomBytes(32).toString("base64url");
		await site.db.insert(editLinks).values({
			listingId: id,
			tokenHash: createHash("sha256").update(token).digest(),
			expiresAt: new Date(Date.now() + 3_600_000),
		});
		links.push(`/${page}/${id}?token=${token}`);
	}

	const person = {
		firstName: text(0),
		lastName: text(1),
		email,
		phone: PHONE,
		address: text(2),
		message: LONG,
	};
	await posted(request, "/contact", { ...person, topic: text(3), fillTime: "9000" });
	await posted(request, "/contact", { ...person, topic: text(4), website: text(5) });

	const cart = await request.post("/checkout", {
		form: { item: "1xringline-variant-medium-fire-pump" },
		maxRedirects: 0,
	});
	const checkoutId = cart.headers().location?.split("/").at(-1) ?? "";
	await posted(request, `/checkout/${checkoutId}`, {
		...person,
		city: text(6),
		state: "CA",
		postalCode: "91001",
	});

	await plantIntake(request, email);
	const stored = await site.db.select().from(leads).where(eq(leads.email, email));
	await site.db.insert(deliveries).values({
		channel: "mail",
		purpose: text(1),
		recipient: `${text(0)}@homestead.example`,
		subject: text(2),
		bodyText: LONG,
		leadId: stored[0]?.id ?? null,
		status: "failed",
		lastError: LONG,
	});
	expect(stored.map(({ kind }) => kind).sort()).toEqual(["consultation", "consultation", "intake", "order"]);
	return {
		sale,
		wanted,
		editLinks: links,
		leads: stored.map(({ id }) => id),
		checkout: checkoutId,
		mailTo: [email, "office@ringline.example"],
	};
}

async function plantIntake(request: APIRequestContext, email: string): Promise<void> {
	await plantFile(request);
	const submitted = await request.post(INTAKE_FORM, {
		form: submissionOf({
			changes: {
				...plantedAnswers(),
				primaryEmail: email,
				spousePartnerEmail: email,
				preferredContactMethod: "email",
			},
		}),
		maxRedirects: 0,
	});
	expect(submitted.status(), await submitted.text()).toBe(303);
}

/** A questionnaire that is not submitted, with scripts in its steps and review. */
export async function plantDraft(request: APIRequestContext): Promise<void> {
	const answer = await request.post("/intake-wizard/draft", {
		data: { draftId: null, version: 0, changes: { ...plantedAnswers(), roofTypes: ["Other"] } },
	});
	expect(await answer.json()).toMatchObject({ outcome: "saved" });
	await plantFile(request);
}

/** Every question that takes text. */
function plantedAnswers(): Record<string, string> {
	return Object.fromEntries(
		allFields.flatMap((field, n): [string, string][] => {
			if (field.kind === "text") return [[field.name, field.type === "tel" ? PHONE : text(n)]];
			if (field.kind === "long-text") return [[field.name, LONG]];
			if (field.kind === "yes-no") return [[field.name, "yes"]];
			return field.kind === "address" ? [[field.name, text(n)]] : [];
		}),
	);
}

/** A file with a script in its name. */
async function plantFile(request: APIRequestContext): Promise<void> {
	const upload = await request.post("/intake-wizard/files", {
		multipart: {
			roofPlansFile: {
				name: `${text(0)}.pdf`,
				mimeType: "application/pdf",
				buffer: Buffer.from("%PDF-1.7\n"),
			},
		},
	});
	expect(upload.status()).toBe(200);
}

type Value = string | { name: string; mimeType: string; buffer: Buffer };

/** `status`: 200 where the page itself answers. */
async function posted(
	request: APIRequestContext,
	path: string,
	multipart: Record<string, Value>,
	status = 303,
) {
	const answer = await request.post(path, { multipart, headers: { Accept: "text/html" }, maxRedirects: 0 });
	expect(answer.status(), `${path}: ${(await answer.text()).slice(0, 200)}`).toBe(status);
}

const PIXEL = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);
