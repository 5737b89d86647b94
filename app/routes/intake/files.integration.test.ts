import { RouterContextProvider } from "react-router";
import sharp from "sharp";
import { beforeEach, expect, test, vi } from "vitest";
import { THUMBNAIL_LIMIT } from "#app/features/intake/drafts/visitor-limits.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { readStream } from "#app/platform/files/storage.server.ts";
import { NETWORK_BUDGET, TOTAL_BUDGET, TOTAL_KEY } from "#app/platform/files/upload-budget.server.ts";
import { requestFactsContext } from "#app/platform/http/request-context.server.ts";
import { log } from "#app/platform/log.server.ts";
import { rateLimit } from "#app/platform/rate-limits.server.ts";
import { intakeFiles, rateLimits } from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { RouteVisitor } from "#tests/support/visitor-requests.ts";
import { loader as showFile } from "./file.ts";
import { action } from "./files.ts";
import { action as postStep } from "./wizard.tsx";

vi.mock("#app/platform/files/storage.server.ts", { spy: true });

useTestDatabase();
useTestDataDir();
beforeEach(async () => {
	await db().delete(intakeFiles);
});

function contextOf(clientAddress: string): RouterContextProvider {
	const context = new RouterContextProvider();
	const facts = { requestId: "test", clientAddress, isTls: false, log };
	context.set(requestFactsContext, facts);
	return context;
}

function upload(clientAddress: string): Promise<Response> {
	const form = new FormData();
	form.append("roofPlansFile", new Blob(["%PDF-1.7\nroof"]), "roof.pdf");
	const request = new Request("http://localhost/intake-wizard/files", { method: "POST", body: form });
	return action({ request, context: contextOf(clientAddress), params: {} } as never) as Promise<Response>;
}

test("a network that used up its bytes of the day is told so, and others go on", async () => {
	expect((await upload("203.0.113.1")).status).toBe(200);
	await rateLimit(NETWORK_BUDGET, "203.0.113.1", NETWORK_BUDGET.points);
	const refused = await upload("203.0.113.1");
	expect(refused.status).toBe(429);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_600);
	expect(await refused.json()).toEqual({ message: expect.stringContaining("500 MB today") });
	expect((await upload("203.0.113.2")).status).toBe(200);
	expect(await db().select().from(intakeFiles)).toHaveLength(2);
});

test("a whole IPv6 network shares one budget", async () => {
	await rateLimit(NETWORK_BUDGET, "2001:db8:1:2::1", NETWORK_BUDGET.points + 1);
	expect((await upload("2001:db8:1:2:ffff::9")).status).toBe(429);
	expect((await upload("2001:db8:1:3::1")).status).toBe(200);
});

test("without JavaScript the answers are kept and only the file is refused, by its field", async () => {
	await rateLimit(NETWORK_BUDGET, "203.0.113.7", NETWORK_BUDGET.points + 1);
	const form = new FormData();
	form.append("homeSquareFootage", "2,400");
	form.append("roofPlansFile", new Blob(["%PDF-1.7\nroof"]), "roof.pdf");
	form.append("go", "next");
	const request = new Request("http://localhost/intake-wizard?step=2", { method: "POST", body: form });
	const answer = await postStep({ request, context: contextOf("203.0.113.7"), params: {} } as never);
	expect(answer).toMatchObject({
		init: { status: 400 },
		data: {
			problems: [{ field: "roofPlansFile", message: expect.stringContaining("daily limit") }],
			answers: { homeSquareFootage: "2,400" },
		},
	});
	expect(await db().select().from(intakeFiles)).toEqual([]);
});

test("many requests for one thumbnail read the photo once, and too many are refused", async () => {
	const visitor = new RouteVisitor("203.0.113.11");
	const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#776655" } })
		.png()
		.toBuffer();
	await visitor.post(action, "/intake-wizard/files", {
		sitePhotos: new File([new Uint8Array(photo)], "site.png"),
	});
	const [file] = await db().select().from(intakeFiles);
	const id = file?.id ?? "";
	const ask = () => visitor.call(showFile, `/intake-wizard/files/${id}?thumbnail`, {}, { id });
	vi.mocked(readStream).mockClear();
	const answers = await Promise.all(Array.from({ length: THUMBNAIL_LIMIT.points + 20 }, ask));
	const statuses = answers.map(({ status }) => status);
	expect(statuses.filter((status) => status === 200)).toHaveLength(THUMBNAIL_LIMIT.points);
	expect(statuses.filter((status) => status === 429)).toHaveLength(20);
	expect(readStream).toHaveBeenCalledOnce();
	const shown = answers.find(({ status }) => status === 200)?.response;
	const facts = await sharp(await shown?.arrayBuffer()).metadata();
	expect([facts.format, facts.width, facts.height]).toEqual(["webp", 192, 144]);
});

test("past the bytes of everyone together nothing more is stored", async () => {
	await rateLimit(TOTAL_BUDGET, TOTAL_KEY, TOTAL_BUDGET.points + 1);
	const refused = await upload("203.0.113.9");
	expect(refused.status).toBe(429);
	expect(await refused.json()).toEqual({ message: expect.stringContaining("can't take more files today") });
	expect(await db().select().from(intakeFiles)).toEqual([]);
	// The counts are in the database, so every process sees them.
	expect((await db().select().from(rateLimits)).length).toBeGreaterThan(0);
});
