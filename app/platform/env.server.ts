// The only file that reads process.env. Every setting is validated once, with a readable message when it is wrong.
import { resolve } from "node:path";
import { z } from "zod";

const blank = (value: unknown) => (value === "" ? undefined : value);
const text = z.preprocess(blank, z.string().trim().min(1).optional());
const url = (protocol: RegExp, example: string) =>
	z.preprocess(blank, z.url({ protocol, error: `must be an address like ${example}` }).optional());
const httpUrl = (example: string) => url(/^https?$/, example);
const count = (min: number, max: number, fallback: number) =>
	z.preprocess(
		blank,
		z.coerce
			.number({ error: `must be a whole number from ${min} to ${max}` })
			.int(`must be a whole number from ${min} to ${max}`)
			.min(min, `must be at least ${min}`)
			.max(max, `must be at most ${max}`)
			.default(fallback),
	);
const mailbox = z.preprocess(
	blank,
	z
		.string()
		.regex(
			/^[^\r\n]*<?[^\s@<>]+@[^\s@<>]+>?$/,
			"must be an email address, optionally with a name: Name <a@b.example>",
		)
		.optional(),
);

const urlOrOff = (example: string) => {
	const error = `must be 'off' or an address like ${example}`;
	return z.preprocess(
		blank,
		z.union([z.literal("off"), z.url({ protocol: /^https?$/, error })], { error }).optional(),
	);
};

const TILES_ERROR =
	"must be a PMTiles file like https://tiles.example/california.pmtiles, or a tile address like https://tiles.example/{z}/{x}/{y}.png";
/** The host can't contain a placeholder, because the content security policy names it. */
const isTileTemplate = (value: string) =>
	["{z}", "{x}", "{y}"].every((part) => value.includes(part)) && !new URL(value).host.includes("{");
const MIN_SECRET_LENGTH = 32;

const envSchema = z
	.object({
		NODE_ENV: z.enum(["development", "production", "test"]).catch("development"),
		PORT: count(0, 65535, 3000),
		HOST: text,
		PUBLIC_URL: httpUrl("https://ringline.example").transform((value) => value?.replace(/\/+$/, "")),
		DATA_DIR: z.preprocess(blank, z.string().default("./data")).transform((path) => resolve(path)),
		DATABASE_URL: url(/^postgres(ql)?$/, "postgres://user:password@host:5432/ringline"),
		DATABASE_CONNECTIONS: count(1, 100, 10),
		ADMIN_PASSWORD: z.preprocess(blank, z.string().min(12, "must have at least 12 characters").optional()),
		SESSION_SECRET: z
			.preprocess(blank, z.string().optional())
			.transform((value) => value?.split(",").map((one) => one.trim()) as [string, ...string[]] | undefined)
			.refine((secrets) => secrets?.every((one) => one.length >= MIN_SECRET_LENGTH) ?? true, {
				error: `must have at least ${MIN_SECRET_LENGTH} characters, and so must each of several separated by commas`,
			}),
		SMTP_URL: url(/^smtps?$/, "smtp://user:password@mail.example:587"),
		MAIL_FROM: mailbox,
		MAIL_TO: mailbox,
		TWILIO_ACCOUNT_SID: text,
		TWILIO_AUTH_TOKEN: text,
		TWILIO_FROM: text,
		TWILIO_API_URL: urlOrOff("https://api.twilio.com"),
		SHOPIFY_STORE_DOMAIN: text,
		SHOPIFY_STOREFRONT_TOKEN: text,
		SHOPIFY_API_VERSION: z.preprocess(
			blank,
			z
				.string()
				.regex(/^\d{4}-\d{2}$/, "must look like 2026-10")
				.optional(),
		),
		SHOPIFY_WEBHOOK_SECRET: text,
		SHOPIFY_API_URL: urlOrOff("https://store.example/api/2026-10/graphql.json"),
		S3_BUCKET: text,
		S3_ENDPOINT: httpUrl("https://s3.example"),
		S3_REGION: z.preprocess(blank, z.string().default("us-west-2")),
		AWS_ACCESS_KEY_ID: text,
		AWS_SECRET_ACCESS_KEY: text,
		GEOCODER_URL: urlOrOff("https://photon.example/api"),
		HAZARD_ZONES_URL: urlOrOff("https://gis.example/FeatureServer/0/query"),
		WEATHER_ALERTS_URL: urlOrOff("https://api.weather.gov/alerts/active?area=CA"),
		FIRE_PERIMETERS_URL: urlOrOff("https://fires.example/query?f=geojson"),
		FIRE_MAP_CHECK_URL: urlOrOff("https://app.watchduty.org"),
		MAP_TILES_URL: z.preprocess(
			blank,
			z
				.url({ protocol: /^https?$/, error: TILES_ERROR })
				.refine((value) => /\.pmtiles(\?|$)/.test(value) || isTileTemplate(value), { error: TILES_ERROR })
				.optional(),
		),
		METRICS_TOKEN: z.preprocess(blank, z.string().min(16, "must have at least 16 characters").optional()),
		TRUST_PROXY: count(0, 10, 0),
		OUTBOUND_PRIVATE: z.preprocess(
			blank,
			z.enum(["on", "off"], { error: "must be 'on' or 'off'" }).default("off"),
		),
		CLAMD_URL: z.preprocess(
			blank,
			z
				.string()
				.regex(
					/^(tcp:\/\/[^/\s]+:\d+|unix:\/.+)$/,
					"must be an address like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl",
				)
				.optional(),
		),
		BACKUP_RECIPIENT: z.preprocess(
			blank,
			z
				.string()
				.regex(/^age1[0-9a-z]{50,}$/, "must be an age recipient like age1qy3…, from age-keygen")
				.optional(),
		),
		SAMPLE_DATA: z.preprocess(blank, z.enum(["on", "off"], { error: "must be 'on' or 'off'" }).optional()),
		LOG_LEVEL: z.preprocess(
			blank,
			z
				.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], {
					error: "must be trace, debug, info, warn, error, fatal or silent",
				})
				.default("info"),
		),
	})
	.superRefine((env, context) => {
		requireTogether(context, env, ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"]);
		requireTogether(context, env, ["SHOPIFY_STORE_DOMAIN", "SHOPIFY_STOREFRONT_TOKEN"]);
		requireTogether(context, env, ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"]);
		if (env.SMTP_URL?.startsWith("smtp") && !env.PUBLIC_URL)
			context.addIssue({
				code: "custom",
				path: ["PUBLIC_URL"],
				message: "is needed because SMTP_URL is set: links in emails must point to the site",
			});
	});

export type Env = z.infer<typeof envSchema>;

export class InvalidEnvironment extends Error {}

export function parseEnv(values: Record<string, string | undefined>): Env {
	const parsed = envSchema.safeParse(values);
	if (parsed.success) return parsed.data;
	const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
	throw new InvalidEnvironment(`These settings are not valid:\n${[...new Set(lines)].join("\n")}`);
}

let current: Env | undefined;

/** The settings of this process, parsed on first use. */
export function env(): Env {
	current ??= parseEnv(process.env);
	return current;
}

/** For tests and the embedded database, which change settings after startup. */
export function overrideEnv(values: Partial<Env>): void {
	current = { ...env(), ...values };
}

function requireTogether<T extends object>(
	context: z.RefinementCtx,
	values: T,
	names: (keyof T & string)[],
): void {
	const missing = names.filter((name) => values[name] === undefined);
	if (missing.length === 0 || missing.length === names.length) return;
	for (const name of missing)
		context.addIssue({
			code: "custom",
			path: [name],
			message: `is needed because ${names.filter((n) => !missing.includes(n)).join(" and ")} is set`,
		});
}
