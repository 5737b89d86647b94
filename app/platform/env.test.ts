import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { env, InvalidEnvironment, overrideEnv, parseEnv } from "./env.server.ts";

describe("without any setting", () => {
	test("the site runs on port 3000 with an embedded database below ./data", () => {
		expect(parseEnv({})).toMatchObject({
			NODE_ENV: "development",
			PORT: 3000,
			DATA_DIR: resolve("data"),
			TRUST_PROXY: 0,
			LOG_LEVEL: "info",
		});
		expect(parseEnv({}).DATABASE_URL).toBeUndefined();
	});

	test("a setting that is there but empty counts as unset", () => {
		const blank = {
			PORT: "",
			DATABASE_URL: "",
			SMTP_URL: "",
			SAMPLE_DATA: "",
			ADMIN_PASSWORD: "",
			LOG_LEVEL: "",
		};
		expect(parseEnv(blank)).toEqual(parseEnv({}));
	});
});

describe("a usable value", () => {
	test("is taken over", () => {
		const parsed = parseEnv({
			PORT: "8080",
			DATA_DIR: "/srv/ringline",
			DATABASE_URL: "postgresql://user:secret@db.example:5432/ringline",
			PUBLIC_URL: "https://ringline.example//",
			MAIL_FROM: "Ringline <office@ringline.example>",
			GEOCODER_URL: "off",
		});
		expect(parsed).toMatchObject({
			PORT: 8080,
			DATA_DIR: "/srv/ringline",
			DATABASE_URL: "postgresql://user:secret@db.example:5432/ringline",
			PUBLIC_URL: "https://ringline.example",
			MAIL_FROM: "Ringline <office@ringline.example>",
			GEOCODER_URL: "off",
		});
	});
});

describe("a wrong value stops the start with its name and what is expected", () => {
	test.each([
		["PORT", "http", "must be a whole number from 0 to 65535"],
		["PORT", "70000", "must be at most 65535"],
		["MAP_TILES_URL", "https://tiles.example/style.json", "must be a PMTiles file like"],
		["MAP_TILES_URL", "https://{s}.tiles.example/{z}/{x}/{y}.png", "must be a PMTiles file like"],
		["MAP_TILES_URL", "off", "must be a PMTiles file like"],
		["PORT", "80.5", "must be a whole number from 0 to 65535"],
		[
			"DATABASE_URL",
			"mysql://db.example/ringline",
			"must be an address like postgres://user:password@host:5432/ringline",
		],
		["DATABASE_URL", "localhost", "must be an address like postgres://"],
		["PUBLIC_URL", "ringline.example", "must be an address like https://ringline.example"],
		["ADMIN_PASSWORD", "short", "must have at least 12 characters"],
		["SESSION_SECRET", "short", "must have at least 32 characters"],
		["SESSION_SECRET", `${"n".repeat(32)},old`, "must have at least 32 characters"],
		["METRICS_TOKEN", "short", "must have at least 16 characters"],
		["SMTP_URL", "https://mail.example", "must be an address like smtp://"],
		["MAIL_TO", "nobody", "must be an email address"],
		["SHOPIFY_API_VERSION", "latest", "must look like 2026-10"],
		["GEOCODER_URL", "on", "must be 'off' or an address like"],
		["TRUST_PROXY", "yes", "must be a whole number from 0 to 10"],
		["SAMPLE_DATA", "yes", "must be 'on' or 'off'"],
		["LOG_LEVEL", "loud", "must be trace, debug, info, warn, error, fatal or silent"],
	])("%s=%s", (name, value, expected) => {
		const message = messageFor({ [name]: value });
		expect(message.split("\n")).toHaveLength(2);
		expect(message).toContain(`  ${name} ${expected}`);
	});

	test("several wrong values are all named in one message", () => {
		const message = messageFor({ PORT: "x", LOG_LEVEL: "loud" });
		expect(message).toContain("  PORT ");
		expect(message).toContain("  LOG_LEVEL ");
	});

	test("a secret that is wrong is not repeated in the message", () => {
		expect(messageFor({ ADMIN_PASSWORD: "hunter2" })).not.toContain("hunter2");
	});
});

describe("settings that only make sense together", () => {
	test("each missing one is named, with the one that needs it", () => {
		const message = messageFor({ TWILIO_ACCOUNT_SID: "AC1" });
		expect(message).toContain("  TWILIO_AUTH_TOKEN is needed because TWILIO_ACCOUNT_SID is set");
		expect(message).toContain("  TWILIO_FROM is needed because TWILIO_ACCOUNT_SID is set");
	});

	test("mails that really leave need the address their links lead to", () => {
		const SMTP_URL = "smtp://mail.example:587";
		expect(messageFor({ SMTP_URL }).split("\n")).toEqual([
			"These settings are not valid:",
			"  PUBLIC_URL is needed because SMTP_URL is set: links in emails must point to the site",
		]);
		expect(parseEnv({ SMTP_URL, PUBLIC_URL: "https://ringline.example" })).toMatchObject({ SMTP_URL });
	});

	test("are accepted when complete", () => {
		expect(parseEnv({ SHOPIFY_STORE_DOMAIN: "store.example", SHOPIFY_STOREFRONT_TOKEN: "t" })).toMatchObject({
			SHOPIFY_STORE_DOMAIN: "store.example",
		});
	});
});

test("a setting that is decided after the start replaces the environment's", () => {
	overrideEnv({ DATABASE_URL: "postgres://ringline@localhost/ringline?host=%2Ftmp%2Fx" });
	expect(env().DATABASE_URL).toBe("postgres://ringline@localhost/ringline?host=%2Ftmp%2Fx");
});

function messageFor(values: Record<string, string>): string {
	try {
		parseEnv(values);
	} catch (error) {
		expect(error).toBeInstanceOf(InvalidEnvironment);
		return (error as Error).message;
	}
	throw new Error("these settings were accepted");
}
