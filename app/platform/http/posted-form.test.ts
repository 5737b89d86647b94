import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { z } from "zod";
import { BODY_LIMITS } from "./body-limits.server.ts";
import { plainFields, postedForm } from "./posted-form.server.ts";

const posted = (body: BodyInit, type?: string) =>
	new Request("http://ringline.example/form", {
		method: "POST",
		body,
		...(type ? { headers: { "Content-Type": type } } : {}),
	});

test("a form arrives with what was typed, names that stand twice included", async () => {
	const form = await postedForm(posted(new URLSearchParams("item=1&item=2&phone_number=555")));
	expect([...form]).toEqual([
		["item", "1"],
		["item", "2"],
		["phone_number", "555"],
	]);
});

test.each([
	["JSON", '{"reason":"x"}', "application/json"],
	["nothing known", "reason=x", "application/octet-stream"],
	["a multipart form without its boundary", "reason=x", "multipart/form-data"],
	[
		"half a multipart form",
		'--b\r\nContent-Disposition: form-data; name="reason"',
		"multipart/form-data; boundary=b",
	],
])("%s is an empty form, not a crash", async (_, body, type) => {
	expect([...(await postedForm(posted(body, type)))]).toEqual([]);
});

test("names and files that only a program would send are left out", () => {
	const form = new FormData();
	for (const name of ["__intent__", "__state__", "__proto__", "title[999999999]", "a.b", "[0]", ""])
		form.append(name, "x");
	form.append("title", new Blob(["a file where text belongs"]));
	form.append("title", "Nozzle");
	const { payload, status } = parseWithZod(plainFields(form), { schema: z.object({ title: z.string() }) });
	expect(status).toBe("success");
	expect(payload).toEqual({ title: "Nozzle" });
});

test("a name repeated without end is kept no more often than our largest form repeats one", async () => {
	const form = await postedForm(posted("a&".repeat(57_000), "text/plain, application/x-www-form-urlencoded"));
	expect(form.getAll("a")).toHaveLength(BODY_LIMITS.repeats);
});

test("a character that PostgreSQL cannot store is left out", async () => {
	const form = await postedForm(posted(new URLSearchParams("submissionKey=%00&title=Noz%00zle")));
	expect(Object.fromEntries(form)).toEqual({ submissionKey: "", title: "Nozzle" });
});
