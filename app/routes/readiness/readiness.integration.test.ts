import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { sweepIntake } from "#app/features/intake/drafts/sweep.server.ts";
import { SAVE_LIMIT } from "#app/features/intake/drafts/visitor-limits.server.ts";
import { sweepReadiness } from "#app/features/readiness/checks/checks.server.ts";
import { reportLinkJob } from "#app/features/readiness/checks/report-link.server.tsx";
import { WORK_LIMIT, WORK_NETWORK_LIMIT } from "#app/features/readiness/report/work-request.server.ts";
import { allMeasures } from "#app/features/readiness/rules/measures.ts";
import { db } from "#app/platform/database/db.server.ts";
import { NETWORK_BUDGET } from "#app/platform/files/upload-budget.server.ts";
import { linkKey } from "#app/platform/private-links.server.ts";
import { rateLimit } from "#app/platform/rate-limits.server.ts";
import {
	intakeDrafts,
	intakeFiles,
	leads,
	readinessChecks,
	readinessPhotos,
	readinessSnapshots,
} from "#db/schema.ts";
import { useTestDataDir } from "#tests/support/data-dir.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { INTAKE_FORM, linkRequestOf } from "#tests/support/intake-forms.ts";
import { mailsIn } from "#tests/support/mail-files.ts";
import { RouteVisitor } from "#tests/support/visitor-requests.ts";
import { dataHolders } from "../admin/leads/data-holders.server.ts";
import { action as postStep } from "../intake/wizard.tsx";
import { action as saveInBackground } from "./answers.ts";
import { loader as showPhoto } from "./photo.ts";
import { action as sendPhoto } from "./photos.ts";
import { action as postReport, loader as showReport } from "./report.tsx";
import { loader as downloadPdf } from "./report-pdf.ts";
import { action as startIntake } from "./start-intake.ts";
import { action as postWalk, loader as showWalk } from "./walk.tsx";

useTestDatabase();
const dataDir = useTestDataDir();

beforeEach(async () => {
	for (const table of [intakeFiles, intakeDrafts, readinessChecks, leads]) await db().delete(table);
});

const everything = (answer: string) => Object.fromEntries(allMeasures.map(({ id }) => [id, answer]));
const contact = {
	intent: "work",
	firstName: "Maya",
	lastName: "Ortega",
	email: "maya@ortega.example",
	phone: "(626) 555-0134",
	address: "12 Ridge Road, Altadena, CA 91001",
	message: "Start with the vents.",
};
const photo = (width = 400) =>
	sharp({ create: { width, height: 300, channels: 3, background: "#776655" } })
		.jpeg()
		.withExif({
			IFD0: { Artist: "Maya" },
			IFD2: { DateTimeOriginal: "2026:10:31 09:12:00" },
			IFD3: { GPSLatitudeRef: "N", GPSLatitude: "34/1 11/1 0/1" },
		})
		.toBuffer()
		.then((bytes) => new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }));

async function answered(visitor = new RouteVisitor(), answers: Record<string, string> = everything("no")) {
	await visitor.call(showWalk, "/readiness");
	await visitor.post(postWalk, "/readiness?at=community", {
		...answers,
		address: "12 Ridge Road",
		go: "report",
	});
	const [check] = await db().select().from(readinessChecks);
	if (!check) throw new Error("No check was stored.");
	return { visitor, check, token: await linkKey("report", check.id) };
}

test("without JavaScript every button posts the stop, and the last one leads to the report", async () => {
	const visitor = new RouteVisitor();
	await visitor.call(showWalk, "/readiness");
	const next = await visitor.post(postWalk, "/readiness?at=roof", { classARoof: "yes", go: "walls" });
	expect([next.status, next.headers.get("location")]).toEqual([303, "/readiness?at=walls"]);
	const last = await visitor.post(postWalk, "/readiness?at=community", { community: "no", go: "report" });
	expect([last.status, last.headers.get("location")]).toEqual([303, "/readiness/report"]);
	const { data } = await visitor.call(showReport, "/readiness/report");
	expect(data).toMatchObject({ report: { answers: { classARoof: "yes", community: "no" } } });
});

test("an empty check gets a clear sentence instead of a report", async () => {
	const visitor = new RouteVisitor();
	const refused = await visitor.post(postWalk, "/readiness?at=community", { go: "report" });
	expect(refused).toMatchObject({
		status: 400,
		data: { problem: expect.stringContaining("Answer at least one question") },
	});
	expect((await visitor.call(showReport, "/readiness/report")).data).toMatchObject({ report: null });
	expect((await visitor.call(downloadPdf, "/readiness/report.pdf")).headers.get("location")).toBe(
		"/readiness/report",
	);
});

test("answers saved in the background join what is there, and each day keeps its last state", async () => {
	const { visitor, check } = await answered();
	const body = JSON.stringify({ checkId: check.id, answers: { emberVents: "yes", nonsense: "yes" } });
	await visitor.call(saveInBackground, "/readiness/answers", { method: "POST", body });
	const [saved] = await db().select().from(readinessChecks);
	expect(saved?.answers).toEqual({ ...everything("no"), emberVents: "yes" });
	await db()
		.update(readinessSnapshots)
		.set({ day: "2026-01-05", answers: everything("no") });
	await visitor.call(saveInBackground, "/readiness/answers", { method: "POST", body });
	const { data } = await visitor.call(showReport, "/readiness/report");
	const { progress } = data as { progress: { day: string; percent: number }[] };
	expect(progress).toMatchObject([{ day: "2026-01-05", percent: 0 }, { percent: 8 }]);
});

test("contradictory answers are pointed out in the report", async () => {
	const { visitor } = await answered(new RouteVisitor(), { temperedWindows: "yes", multiPaneWindows: "no" });
	const { data } = await visitor.call(showReport, "/readiness/report");
	expect(data).toMatchObject({ report: { contradictions: [{ id: "temperedWindows" }] } });
});

test("of a photo's hidden data only the day is kept; a second one replaces it, strangers don't see it", async () => {
	const { visitor, token } = await answered();
	for (const width of [300, 500]) {
		const sent = await visitor.post(sendPhoto, "/readiness/photos", { photo_emberVents: await photo(width) });
		expect(sent.status).toBe(200);
	}
	const photos = await db().select().from(readinessPhotos);
	expect(photos).toMatchObject([{ measure: "emberVents", takenOn: "2026-10-31" }]);
	expect(await db().select().from(intakeFiles)).toEqual([]);
	const { data } = await visitor.call(showReport, "/readiness/report");
	expect(data).toMatchObject({ photos: [{ takenOn: "2026-10-31" }] });
	const id = photos[0]?.id ?? "";
	const shown = await visitor.call(showPhoto, `/readiness/photos/${id}`, {}, { id });
	const facts = await sharp(
		Buffer.from((await shown.response?.arrayBuffer()) ?? new ArrayBuffer(0)),
	).metadata();
	expect([facts.width, facts.exif]).toEqual([500, undefined]);
	const stranger = new RouteVisitor();
	expect((await stranger.call(showPhoto, `/readiness/photos/${id}`, {}, { id })).status).toBe(404);
	expect((await stranger.call(showPhoto, `/readiness/photos/${id}?token=${token}`, {}, { id })).status).toBe(
		200,
	);
});

test("the house is named on the report by its owner alone, and leaving it out is an answer", async () => {
	const { visitor, check, token } = await answered();
	const stored = async () => (await db().select().from(readinessChecks))[0];
	const post = (who: RouteVisitor, fields: Record<string, string>, query = "") =>
		who.post(postReport, `/readiness/report${query}`, { intent: "house", ...fields });
	expect(await post(visitor, { address: " ", owner: "Ines Marsh" })).toMatchObject({
		status: 400,
		data: { house: { problem: "Enter the address, or leave it out", owner: "Ines Marsh" } },
	});
	const named = await post(visitor, { address: "7 Oak\nLane", owner: "Ines Marsh" });
	expect([named.status, named.headers.get("location")]).toEqual([303, "/readiness/report"]);
	const { data } = await visitor.call(showReport, "/readiness/report");
	// The report keeps the day of its answers.
	expect(data).toMatchObject({ report: { address: "7 Oak Lane", owner: "Ines Marsh" }, isMine: true });
	expect((await stored())?.updatedAt).toEqual(check.updatedAt);

	await post(new RouteVisitor(), { address: "1 Elsewhere", owner: "Somebody" }, `?token=${token}`);
	expect(await stored()).toMatchObject({ address: "7 Oak Lane" });
	const left = await post(visitor, { address: "7 Oak Lane", owner: "", without: "address" });
	expect(left.headers.get("location")).toBe("/readiness/report?without=address");
	expect(await stored()).toMatchObject({ address: "", owner: "" });
});

test("an address kept on Your home is suggested for the report, and nothing less exact", async () => {
	const { visitor } = await answered();
	const place = {
		label: "7 Oak Lane, Monrovia",
		point: { lat: 34.1, lon: -118 },
		city: "",
		county: "",
		zip: "",
	};
	const suggested = async (precision: string) => {
		await db()
			.update(readinessChecks)
			.set({ place: { ...place, precision } });
		const { data } = await visitor.call(showReport, "/readiness/report");
		return (data as { askedAddress: string }).askedAddress;
	};
	expect(await suggested("house")).toBe("7 Oak Lane, Monrovia");
	expect(await suggested("zip")).toBe("");
});

test("photos that are too large or no photos are refused by name, and the answers stay", async () => {
	const visitor = new RouteVisitor();
	const large = new File([new Uint8Array(26 * 1024 * 1024)], "roof.jpg");
	const text = new File(["not a photo"], "notes.txt");
	for (const [file, message] of [
		[large, "roof.jpg is larger than 25 MB. Send a smaller photo."],
		[text, "notes.txt isn't a photo we can read. Send a JPG, PNG, WebP or HEIC photo."],
	] as const) {
		const refused = await visitor.post(postWalk, "/readiness?at=roof", {
			roofClean: "no",
			photo_roofClean: file,
			go: "walls",
		});
		expect(refused).toMatchObject({ status: 400, data: { photoProblems: { roofClean: message } } });
	}
	const [check] = await db().select().from(readinessChecks);
	expect(check?.answers).toEqual({ roofClean: "no" });
});

test("the mailed link opens the report anywhere, a forged one opens nothing", async () => {
	const { visitor, check, token } = await answered();
	expect(
		await visitor.post(postReport, "/readiness/report", { intent: "mail", email: "no address" }),
	).toMatchObject({
		status: 400,
		data: { mailed: { ok: false } },
	});
	const sent = await visitor.post(postReport, "/readiness/report", {
		intent: "mail",
		email: "maya@ortega.example",
	});
	expect(sent.data).toMatchObject({
		mailed: { ok: true, message: "The link is on its way to maya@ortega.example." },
	});
	await reportLinkJob.handler({ checkId: check.id, to: "maya@ortega.example" }, {} as never);
	const [mail] = await mailsIn(dataDir.path);
	expect(mail?.text).toContain(`/readiness/report?token=${token}`);
	expect(mail?.text).not.toContain("Ridge Road");

	const elsewhere = new RouteVisitor();
	const opened = await elsewhere.call(showReport, `/readiness/report?token=${token}`);
	expect(opened.data).toMatchObject({ report: { address: "12 Ridge Road" }, isMine: false });
	// Looking changes nothing in this browser. Only the button does.
	expect((await elsewhere.call(showReport, "/readiness/report")).data).toMatchObject({ report: null });
	await elsewhere.post(postReport, `/readiness/report?token=${token}`, { intent: "open" });
	expect((await elsewhere.call(showReport, "/readiness/report")).data).toMatchObject({ isMine: true });

	const forged = `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`;
	for (const wrong of [forged, "x", token.slice(0, 40), "x".repeat(64)])
		expect(
			(await new RouteVisitor().call(showReport, `/readiness/report?token=${wrong}`)).data,
		).toMatchObject({
			report: null,
			isBadLink: true,
		});
});

test("a page of an earlier check doesn't write into the one a link opened", async () => {
	const { check, token } = await answered();
	const other = new RouteVisitor();
	await other.post(postReport, `/readiness/report?token=${token}`, { intent: "open" });
	const body = JSON.stringify({ checkId: null, answers: { siding: "yes" } });
	expect((await other.call(saveInBackground, "/readiness/answers", { method: "POST", body })).status).toBe(
		409,
	);
	const [saved] = await db().select().from(readinessChecks);
	expect(saved?.answers).toEqual(check.answers);
});

test("'Have us do it' makes one lead with the answers, the photos and the PDF", async () => {
	const { visitor } = await answered();
	await visitor.post(sendPhoto, "/readiness/photos", { photo_emberVents: await photo() });
	const wrong = await visitor.post(postReport, "/readiness/report", { ...contact, phone: "" });
	expect(wrong).toMatchObject({
		status: 400,
		data: { work: { errors: { phone: "Enter a phone number we can call" } } },
	});
	for (const _ of [1, 2]) {
		const sent = await visitor.post(postReport, "/readiness/report", contact);
		expect(sent.data).toMatchObject({ work: { promisedBy: expect.stringContaining("We'll call you by") } });
	}
	const stored = await db().select().from(leads);
	expect(stored).toMatchObject([{ kind: "consultation", topic: "Readiness report", firstName: "Maya" }]);
	expect(stored[0]?.message).toMatch(/^Start with the vents\.\n\nReadiness check: 0 of 100\. First steps: /);
	const files = await db()
		.select()
		.from(intakeFiles)
		.where(eq(intakeFiles.leadId, stored[0]?.id ?? ""));
	expect(files.map(({ fileName }) => fileName).sort()).toEqual([
		"Ember-resistant vents.jpg",
		"readiness-report.pdf",
	]);
	const sections = dataHolders.flatMap((holder) => holder.sections?.(stored[0] as never, files) ?? []);
	expect(sections.map(({ title }) => title)).toEqual([
		"Readiness report",
		"Roof and gutters",
		"Walls, vents and windows",
		"The first 5 feet",
		"5 to 30 feet",
		"30 to 100 feet",
		"Your neighborhood",
	]);
});

test("a report sent again and again comes back as the form, and no more PDFs are kept", async () => {
	const { visitor } = await answered(new RouteVisitor("203.0.113.30"));
	const pdfs = () => db().select().from(intakeFiles).where(eq(intakeFiles.field, "readiness.report"));
	const send = (n: number) =>
		visitor.post(postReport, "/readiness/report", { ...contact, message: `Message ${n}` });
	for (let n = 1; n <= WORK_LIMIT.points; n++) expect((await send(n)).status).toBe(200);
	const refused = await send(WORK_LIMIT.points + 1);
	const { intent: _, ...typed } = contact;
	expect(refused).toMatchObject({
		status: 429,
		data: {
			work: {
				problem: expect.stringMatching(/^This report was sent to us several times.* Please call us/),
				values: { ...typed, message: "Message 6" },
			},
		},
	});
	expect(refused.headers.has("retry-after")).toBe(true);
	expect(await pdfs()).toHaveLength(WORK_LIMIT.points);
});

test("a network sends no more reports than its hour and its bytes of the day allow", async () => {
	const { visitor } = await answered(new RouteVisitor("203.0.113.31"));
	await rateLimit(NETWORK_BUDGET, "203.0.113.31", NETWORK_BUDGET.points + 1);
	expect(await visitor.post(postReport, "/readiness/report", contact)).toMatchObject({
		status: 429,
		data: {
			work: {
				problem: expect.stringMatching(/500 MB today.* Please call us/),
				values: { email: contact.email },
			},
		},
	});
	await db().delete(readinessChecks);
	const other = await answered(new RouteVisitor("203.0.113.32"));
	await rateLimit(WORK_NETWORK_LIMIT, "203.0.113.32", WORK_NETWORK_LIMIT.points);
	expect((await other.visitor.post(postReport, "/readiness/report", contact)).status).toBe(429);
	expect(await db().select().from(leads)).toEqual([]);
});

test("the kept PDF counts as bytes of the day", async () => {
	const { visitor } = await answered(new RouteVisitor("203.0.113.33"));
	await rateLimit(NETWORK_BUDGET, "203.0.113.33", NETWORK_BUDGET.points - 1);
	expect((await visitor.post(postReport, "/readiness/report", contact)).status).toBe(200);
	expect((await rateLimit(NETWORK_BUDGET, "203.0.113.33", 0)).ok).toBe(false);
});

test("the intake starts with what the request says, only in the browser that sent it", async () => {
	const { visitor, token } = await answered();
	await visitor.post(postReport, "/readiness/report", contact);
	const stranger = new RouteVisitor();
	expect((await stranger.post(startIntake, `/readiness/intake?token=${token}`, {})).status).toBe(303);
	const [foreign] = await db().select().from(intakeDrafts);
	expect(foreign?.answers).toMatchObject({ propertyAddress: "12 Ridge Road" });
	expect(JSON.stringify(foreign?.answers)).not.toContain("maya@ortega.example");
	await db().delete(intakeDrafts);

	expect((await visitor.post(startIntake, "/readiness/intake", {})).headers.get("location")).toBe(
		"/intake-wizard",
	);
	const [draft] = await db().select().from(intakeDrafts);
	expect(draft?.answers).toMatchObject({
		primaryHomeownerName: "Maya Ortega",
		primaryEmail: "maya@ortega.example",
		propertyAddress: contact.address,
		additionalNotes: expect.stringContaining("Readiness check: 0 of 100"),
	});
});

test("a network that saved too much starts no more drafts", async () => {
	const { visitor } = await answered(new RouteVisitor("203.0.113.34"));
	await rateLimit(SAVE_LIMIT, "203.0.113.34", SAVE_LIMIT.points);
	const started = await visitor.post(startIntake, "/readiness/intake", {});
	const mailed = await visitor.post(postStep, INTAKE_FORM, linkRequestOf("maya@ortega.example"));
	for (const { status, headers } of [started, mailed])
		expect([status, headers.has("retry-after")]).toEqual([429, true]);
	expect(mailed.data).toMatchObject({
		notice: "Too many forms came from your network. Wait a few minutes, then send it again.",
	});
	expect(await db().select().from(intakeDrafts)).toEqual([]);
});

test("checks nobody came back to are deleted with their photos; mailed and sent ones stay longer", async () => {
	const { visitor, check } = await answered();
	await visitor.post(sendPhoto, "/readiness/photos", { photo_siding: await photo() });
	const age = (days: number) =>
		db()
			.update(readinessChecks)
			.set({ updatedAt: new Date(Date.now() - days * 86_400_000) });
	await db().update(readinessChecks).set({ linkSentAt: new Date() });
	await age(399);
	await sweepReadiness();
	await sweepIntake();
	expect(await db().select().from(readinessPhotos)).toHaveLength(1);
	await db().update(readinessChecks).set({ linkSentAt: null }).where(eq(readinessChecks.id, check.id));
	expect((await visitor.call(showReport, "/readiness/report")).data).toMatchObject({ report: null });
	await sweepReadiness();
	await sweepIntake();
	expect(await db().select().from(readinessChecks)).toEqual([]);
	expect(await db().select().from(readinessPhotos)).toEqual([]);
});

test("the PDF of a full check with a photo of every measure has two to six pages and is quick", async () => {
	const { visitor } = await answered();
	const picture = await photo(1200);
	for (const { id } of allMeasures)
		await visitor.post(sendPhoto, "/readiness/photos", { [`photo_${id}`]: picture });
	const before = process.memoryUsage().rss;
	const begun = performance.now();
	const { response } = await visitor.call(downloadPdf, "/readiness/report.pdf");
	const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
	expect(performance.now() - begun).toBeLessThan(2_000);
	expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(200);
	const text = bytes.toString("latin1");
	expect(text.startsWith("%PDF-")).toBe(true);
	const pages = text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
	expect(pages).toBeGreaterThanOrEqual(2);
	expect(pages).toBeLessThanOrEqual(6);
});
