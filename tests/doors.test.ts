// What comes in and what goes out passes few doors. These tests read the code, so that new code cannot go around them.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fireMap } from "#app/features/company/pages/fire-map.ts";
import { parseEnv } from "#app/platform/env.server.ts";
import { type FormName, type FormSize, formSizes } from "#app/platform/http/form-sizes.server.ts";
import { services } from "#app/platform/http/services.server.ts";
import { maxBodyBytes } from "#server/http/request-bodies.ts";
import { routeFiles } from "./support/routes.ts";

/** Everything that runs on the server. Components run in both places and may call our own addresses only. */
const serverFiles = [
	...globSync("app/**/*.server.{ts,tsx}"),
	...globSync("app/routes/**/*.{ts,tsx}"),
	...globSync("app/entry.server.tsx"),
	...globSync("server/**/*.ts"),
].filter((file) => !/\.test\.tsx?$/.test(file));

function filesWith(pattern: RegExp): string[] {
	const found = serverFiles.filter((file) => pattern.test(readFileSync(file, "utf8")));
	return [...new Set(found)].sort();
}

test.each([
	["fetch", /(?<![.\w#])fetch\(|globalThis\.fetch|from "undici"/, ["app/platform/http/services.server.ts"]],
	[
		"Node's HTTP client",
		/import \{[^;}]*\b(?:request|get)\b[^;}]*\} from "node:https?"|https?\.(?:request|get)\(|from "node:http2"/,
		["app/platform/http/outbound.server.ts"],
	],
	[
		"a connection",
		/import \{[^;}]*\b(?:connect|createConnection)\b[^;}]*\} from "node:(?:net|tls)"|(?:net|tls)\.connect\(/,
		// The health page looks at our own certificate.
		["app/features/health/health.server.ts", "app/platform/files/malware.server.ts"],
	],
	["a mail server", /from "nodemailer"/, ["app/platform/messages/mail.server.ts"]],
	["a file store", /from "(?:flydrive|@aws-sdk)/, ["app/platform/files/storage.server.ts"]],
])("few files call others by %s", (_, pattern, doors) => {
	expect(filesWith(pattern)).toEqual(doors);
});

test("bodies are read by the doors that clean them", () => {
	expect(
		filesWith(/\b(?:request|req)(?:\.clone\(\))?\.(?:formData|json|text|arrayBuffer|blob|bytes)\(/),
	).toEqual([
		"app/platform/http/posted-form.server.ts",
		// Only compared with its signature.
		"app/routes/shop/shopify-webhook.ts",
		// Logged as JSON, every field cut.
		"server/http/site-app.ts",
	]);
	expect(filesWith(/request\.body\b/)).toEqual(["app/platform/http/multipart.server.ts"]);
});

/** Which form of the table a page's server code reads. `readListingForm` reads it for both pages of a listing. */
function formsReadBy(file: string): string[] {
	const text = readFileSync(`app/${file}`, "utf8");
	const named = [...text.matchAll(/readForm\(\s*request,\s*"([^"]+)"/g)].map(([, name = ""]) => name);
	return /\b(?:postListing|answerEdit|saveEdit|readListingForm)\(/.test(text) ? [...named, "listing"] : named;
}

test("a page whose form has files may receive them, and no other page", () => {
	const pages = routeFiles();
	for (const { path, file } of pages)
		for (const name of formsReadBy(file)) {
			const size: FormSize = formSizes[name as FormName];
			// A wanted ad has no photos.
			if (name === "listing" && path.includes("wanted")) continue;
			expect(size.pages, `${file} reads the form "${name}" of form-sizes.server.ts`).toContain(path);
			const headers = { "content-type": "multipart/form-data; boundary=x" };
			const concrete = path.replace(/:\w+/, "RL-7K3M9QT");
			for (const address of [concrete, `${concrete}/`, `${concrete}.data`])
				expect(maxBodyBytes({ headers }, address), address).toBeGreaterThan(size.totalBytes);
		}
	const known = pages.map(({ path }) => path);
	const forms: FormSize[] = Object.values(formSizes);
	expect(forms.flatMap((form) => form.pages).filter((page) => !known.includes(page))).toEqual([]);
	const read = new Set(pages.flatMap(({ file }) => formsReadBy(file)));
	expect(Object.keys(formSizes).filter((name) => !read.has(name))).toEqual([]);
});

const readme = readFileSync("README.md", "utf8");
const called = readme.slice(readme.indexOf("### What the server calls"));
const unset = parseEnv({ TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: "t", TWILIO_FROM: "+12135550142" });

test.each(Object.values(services))(
	"the README lists what $setting calls, and it takes 'off'",
	({ setting, defaults }) => {
		const row = called.split("\n").find((line) => line.includes(`\`${setting}\``)) ?? "";
		for (const address of defaults(unset)) expect(row).toContain(new URL(address).host);
		expect(parseEnv({ [setting]: "off" })[setting]).toBe("off");
	},
);

test("the map whose headers we read is the map that visitors see", () => {
	expect(services.fireMap.defaults()).toEqual([fireMap.address]);
});
