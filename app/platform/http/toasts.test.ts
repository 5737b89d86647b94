import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { overrideEnv } from "../env.server.ts";
import { signedCookie } from "./cookies.server.ts";
import { hasToastCookie } from "./toast-cookie.server.ts";
import { dataWithToast, redirectWithToast, takeToast } from "./toasts.server.ts";

const toast = {
	title: "Listing posted",
	text: "It is public now — “2″ pump”",
	made: "/marketplace/1",
} as const;
const page = (cookie?: string, origin = "http://localhost") =>
	new Request(`${origin}/marketplace`, { headers: cookie ? { cookie } : {} });

beforeEach(() => overrideEnv({ SESSION_SECRET: ["a".repeat(40)], PUBLIC_URL: undefined, TRUST_PROXY: 0 }));
afterEach(() => overrideEnv({ SESSION_SECRET: undefined, PUBLIC_URL: undefined, TRUST_PROXY: 0 }));

describe("a toast", () => {
	test("survives a redirect and is shown once", async () => {
		const response = await redirectWithToast(page(), "/marketplace", toast);
		expect(response.status).toBe(303);
		expect(response.headers.get("location")).toBe("/marketplace");
		const cookie = sentBack(response.headers.get("set-cookie"));
		expect(hasToastCookie(cookie)).toBe(true);

		const taken = await takeToast(page(`other=1; ${cookie}`));
		expect(taken.toast).toEqual(toast);
		expect(taken.clearingHeader).toMatch(/^ringline_toast=;.*Max-Age=0/);
	});

	test("leads on without a query that no header can hold", async () => {
		const response = await redirectWithToast(page(), `/alerts/manage?token=${"-".repeat(60_000)}`, toast);
		expect(response.headers.get("location")).toBe("/alerts/manage");
	});

	test("is absent from an ordinary request, which may then come from a cache", async () => {
		expect(hasToastCookie("session=1")).toBe(false);
		expect(hasToastCookie(null)).toBe(false);
		expect(await takeToast(page("session=1"))).toEqual({ toast: null, clearingHeader: null });
	});

	test("cannot be forged", async () => {
		const { toast: forged, clearingHeader } = await takeToast(
			page(`ringline_toast=${Buffer.from(JSON.stringify(toast)).toString("base64")}.forged`),
		);
		expect(forged).toBeNull();
		expect(clearingHeader).toContain("Max-Age=0");
	});

	test("that cannot be read because the secret is out of reach does not break the page", async () => {
		overrideEnv({ SESSION_SECRET: undefined, DATABASE_URL: undefined });
		expect(await takeToast(page("ringline_toast=x.y"))).toEqual({ toast: null, clearingHeader: null });
	});

	test("can be the answer of an action", () => {
		const answer = dataWithToast(
			{ errors: { title: "Missing" } },
			{ ...toast, tone: "destructive" },
			{ status: 400 },
		);
		expect(answer.data).toMatchObject({ errors: { title: "Missing" }, toast: { tone: "destructive" } });
		expect(answer.init?.status).toBe(400);
	});
});

describe("a signed cookie", () => {
	const cookie = signedCookie<{ id: string }>("visit");

	test("is out of reach of scripts and other sites, and ends with the visit", async () => {
		const header = await cookie.write(page(), { id: "1" });
		expect(header).toMatch(/^visit=/);
		expect(header).toContain("HttpOnly");
		expect(header).toContain("SameSite=Lax");
		expect(header).toContain("Path=/");
		expect(header).not.toMatch(/Max-Age|Expires|Secure/);
		expect(await cookie.read(page(sentBack(header)))).toEqual({ id: "1" });
	});

	test("over TLS is bound to this very host", async () => {
		const safe = "https://ringline.example";
		const header = await cookie.write(page(undefined, safe), { id: "1" });
		expect(header).toMatch(/^__Host-visit=.*Secure/);
		expect(await cookie.read(page(sentBack(header), safe))).toEqual({ id: "1" });
		expect(await cookie.read(page(sentBack(header).replace("__Host-", ""), safe))).toBeNull();
	});

	test("signed with another secret is nothing", async () => {
		const header = await cookie.write(page(), { id: "1" });
		overrideEnv({ SESSION_SECRET: ["b".repeat(40)] });
		expect(await cookie.read(page(sentBack(header)))).toBeNull();
	});
});

function sentBack(setCookie: string | null): string {
	return setCookie?.split(";", 1)[0] ?? "";
}
