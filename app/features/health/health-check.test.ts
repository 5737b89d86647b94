import { expect, test } from "vitest";
import { backupCheck, certificateCheck, diskCheck, drillCheck, worstFirst } from "./health-check.ts";

const now = new Date("2026-11-16T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

test("a backup must exist, be recent and be encrypted", () => {
	expect(backupCheck(null, now).state).toBe("problem");
	expect(backupCheck({ at: daysAgo(0.5), isEncrypted: true }, now)).toMatchObject({
		state: "ok",
		text: "12 hours ago, encrypted.",
	});
	expect(backupCheck({ at: daysAgo(0.5), isEncrypted: false }, now).state).toBe("warning");
	expect(backupCheck({ at: daysAgo(3), isEncrypted: true }, now).state).toBe("warning");
	expect(backupCheck({ at: daysAgo(8), isEncrypted: true }, now).state).toBe("problem");
});

test("a drill is asked for every 45 days", () => {
	expect(drillCheck(null, now).state).toBe("warning");
	expect(drillCheck({ at: daysAgo(30) }, now).state).toBe("ok");
	expect(drillCheck({ at: daysAgo(60) }, now).state).toBe("warning");
});

test("a certificate is a problem before it expires", () => {
	const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
	expect(certificateCheck(inDays(60), null, now)).toMatchObject({
		state: "ok",
		text: "Valid for 60 more days.",
	});
	expect(certificateCheck(inDays(14), null, now).state).toBe("warning");
	expect(certificateCheck(inDays(3), null, now).state).toBe("problem");
	expect(certificateCheck(inDays(-1), null, now).text).toContain("expired");
	expect(certificateCheck(inDays(60), "SELF_SIGNED_CERT", now).state).toBe("problem");
});

test("a disk warns before it is full", () => {
	expect(diskCheck(50, 100)).toMatchObject({ state: "ok", text: "50 bytes of 100 bytes free." });
	expect(diskCheck(10, 100).state).toBe("warning");
	expect(diskCheck(2, 100).state).toBe("problem");
});

test("the worst comes first", () => {
	const check = (name: string, state: "ok" | "warning" | "problem" | "off") => ({ name, state, text: "" });
	const sorted = worstFirst([
		check("a", "off"),
		check("b", "ok"),
		check("c", "problem"),
		check("d", "warning"),
	]);
	expect(sorted.map(({ name }) => name)).toEqual(["c", "d", "b", "a"]);
});
