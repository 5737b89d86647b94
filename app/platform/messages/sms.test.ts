import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { overrideEnv } from "../env.server.ts";
import { sendSms, smsConfigured, toE164 } from "./sms.server.ts";

let answer = { status: 201, body: {} as object };
let asked: { url?: string; authorization?: string; form: Record<string, string> } | undefined;
const service = createServer(async (request, response) => {
	const body = (await request.toArray()).join("");
	asked = {
		url: `${request.method} ${request.url}`,
		authorization: request.headers.authorization,
		form: Object.fromEntries(new URLSearchParams(body)),
	};
	response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
});

beforeAll(() => new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => service.close(resolve)));
afterEach(() =>
	overrideEnv({ TWILIO_ACCOUNT_SID: undefined, TWILIO_AUTH_TOKEN: undefined, TWILIO_FROM: undefined }),
);

function configure() {
	overrideEnv({
		TWILIO_ACCOUNT_SID: "AC123",
		TWILIO_AUTH_TOKEN: "token",
		TWILIO_FROM: "+15305550100",
		TWILIO_API_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/`,
	});
}

test("a text message reaches the service in its own form", async () => {
	configure();
	answer = { status: 201, body: { sid: "SM1" } };
	expect(await sendSms({ to: "(530) 555-0134", text: "We got it & call soon." })).toEqual({ ok: true });
	expect(asked).toEqual({
		url: "POST /2010-04-01/Accounts/AC123/Messages.json",
		authorization: `Basic ${Buffer.from("AC123:token").toString("base64")}`,
		form: { From: "+15305550100", To: "+15305550134", Body: "We got it & call soon." },
	});
});

test.each([
	[400, true],
	[404, true],
	[401, false],
	[429, false],
	[500, false],
	[503, false],
])("an answer %i is permanent: %s", async (status, permanent) => {
	configure();
	answer = { status, body: { code: 21610, message: "unsubscribed" } };
	expect(await sendSms({ to: "530-555-0134", text: "x" })).toEqual({
		ok: false,
		permanent,
		error: `HTTP ${status} 21610 unsubscribed`,
	});
});

test("without a service nothing is tried", async () => {
	expect(smsConfigured()).toBe(false);
	expect(await sendSms({ to: "530-555-0134", text: "x" })).toMatchObject({ ok: false, permanent: true });
});

test.each([
	["(530) 555-0134", "+15305550134"],
	["1 530 555 0134", "+15305550134"],
	["+1-530-555-0134", "+15305550134"],
	["+44 20 7946 0018", null],
	["+53 0555 0134", null],
	["+5305550134", null],
	["011 44 20 7946 0018", null],
	["555-0134", null],
	["", null],
	["+", null],
	["call me", null],
])("%s is dialled as %s", (written, dialled) => {
	expect(toE164(written)).toBe(dialled);
});
