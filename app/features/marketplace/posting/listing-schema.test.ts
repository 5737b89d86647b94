import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { LICENSE_REQUIRED, productSchema, wantedSchema } from "./listing-schema.ts";

const product = {
	title: "Fire pump",
	location: "Altadena",
	email: "seller@ringline.example",
	phone_number: "(213) 555-0110",
};

function post(schema: typeof productSchema | typeof wantedSchema, values: Record<string, string>) {
	const form = new FormData();
	for (const [name, value] of Object.entries(values)) form.append(name, value);
	const submission = parseWithZod(form, { schema: schema as typeof productSchema });
	return submission.status === "success"
		? { value: submission.value as Record<string, unknown> }
		: { errors: submission.reply().error ?? {} };
}

describe("the product form", () => {
	test("takes the least that is needed, with the defaults of the specification", () => {
		expect(post(productSchema, product).value).toMatchObject({
			price: 0,
			is_free: false,
			category: "installation-supplies",
			description: "",
		});
	});

	test("says what is wrong, in the specification's words", () => {
		const { errors } = post(productSchema, {
			title: "ab",
			price: "-1",
			category: "weapons",
			location: "A",
			email: "nobody",
			phone_number: "555-0110",
		});
		expect(errors).toMatchObject({
			title: ["Title must be at least 3 characters"],
			price: ["Price must be positive"],
			category: ["Please choose a category"],
			location: ["Location is required"],
			email: ["Valid email required"],
			phone_number: ["Valid phone number required"],
		});
	});

	test("an empty form has a message for every required field", () => {
		const { errors } = post(productSchema, {});
		expect(Object.keys(errors ?? {}).sort()).toEqual(["email", "location", "phone_number", "title"]);
		expect(errors?.title).toEqual(["Title must be at least 3 characters"]);
	});

	test("asks for no number where people can only send messages", () => {
		const messagesOnly = { ...product, phone_number: "", contact_method: "message" };
		expect(post(productSchema, messagesOnly).value).toBeDefined();
		const wanted = { ...messagesOnly, category: "installation-supplies" };
		expect(post(wantedSchema, wanted).value).toBeDefined();
		for (const contact_method of ["phone", "both"])
			expect(post(productSchema, { ...messagesOnly, contact_method }).errors).toEqual({
				phone_number: ["Valid phone number required"],
			});
		expect(post(productSchema, { ...messagesOnly, phone_number: "555" }).errors).toBeDefined();
	});

	test("counts a phone number in digits, not in signs", () => {
		expect(post(productSchema, { ...product, phone_number: "((((555-0110))))" }).errors).toBeDefined();
		expect(post(productSchema, { ...product, phone_number: "213.555.0110" }).value).toBeDefined();
		expect(post(productSchema, { ...product, whatsapp_number: "12" }).errors).toBeDefined();
	});

	test("reads prices as people write them, in cents; what is no number is 0; free is always 0", () => {
		const price = (text: string) => post(productSchema, { ...product, price: text }).value?.price;
		expect(price("1,250.50")).toBe(125_050);
		expect(price("$19.99")).toBe(1_999);
		expect(price("a lot")).toBe(0);
		expect(post(productSchema, { ...product, price: "90", is_free: "on" }).value?.price).toBe(0);
	});

	test("refuses endless text and drops signs nobody can see", () => {
		expect(post(productSchema, { ...product, title: "x".repeat(121) }).errors?.title).toBeDefined();
		expect(
			post(productSchema, { ...product, description: "x".repeat(5_001) }).errors?.description,
		).toBeDefined();
		expect(post(productSchema, { ...product, title: "  Fire\u0000  pump " }).value?.title).toBe("Fire pump");
		expect(post(productSchema, { ...product, title: " \u0000 a " }).errors?.title).toBeDefined();
	});
});

describe("the wanted form", () => {
	test("has a budget and an urgency instead of a price", () => {
		expect(post(wantedSchema, product).value).toMatchObject({ budget: 0, urgency: "medium" });
		expect(post(wantedSchema, { ...product, budget: "-5" }).errors).toMatchObject({
			budget: ["Budget must be positive"],
		});
		expect(post(wantedSchema, { ...product, urgency: "yesterday" }).errors?.urgency).toBeDefined();
	});
});

describe("a service", () => {
	const service = {
		title: "Brush clearing",
		category: "services-and-support",
		location: "Altadena",
		email: "a@home.example",
		phone_number: "2135550100",
	};
	const problem = (more: object) =>
		productSchema
			.safeParse({ ...service, ...more })
			.error?.issues.find(({ path }) => path[0] === "license_number");

	test("at $1,000 or more needs a license number; below, and for things, none", () => {
		expect(problem({ price: "1000" })?.message).toBe(LICENSE_REQUIRED);
		expect(problem({ price: "999.99" })).toBeUndefined();
		expect(problem({ price: "5000", license_number: "1023456" })).toBeUndefined();
		expect(problem({ price: "5000", license_number: "CSLB #1023456" })).toBeUndefined();
		expect(problem({ price: "5000", license_number: "none" })).toBeDefined();
		expect(problem({ price: "5000", category: "used-and-salvage" })).toBeUndefined();
	});
});
