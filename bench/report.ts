// The readiness report as a PDF, of a check with every question answered and 20 photos.
import { allMeasures } from "#app/features/readiness/rules/measures.ts";
import { type Bench, median, megabytesOf, peakMegabytesOf, resetPeak, startSite } from "./measure.ts";
import { phonePhoto } from "./phone-photo.ts";
import { fillCheck } from "./readiness-check.ts";

const PHOTOS = 20;
const ROUNDS = 5;

export const report: Bench = {
	name: "report",
	about: `the readiness report as a PDF with ${PHOTOS} photos uploaded at 4000 × 3000 pixels, ${ROUNDS} downloads, the server on one core`,
	async run() {
		const photo = await phonePhoto();
		const site = await startSite();
		try {
			const cookie = await fillCheck(site.url);
			for (const { id } of allMeasures.slice(0, PHOTOS)) await sendPhoto(site.url, cookie, id, photo);
			const times: number[] = [];
			let bytes = 0;
			const before = megabytesOf(site.pid);
			resetPeak(site.pid);
			for (let round = 0; round < ROUNDS; round++) {
				const started = performance.now();
				const answer = await fetch(`${site.url}/readiness/report.pdf`, { headers: { cookie } });
				bytes = (await answer.arrayBuffer()).byteLength;
				if (answer.headers.get("content-type") !== "application/pdf") throw new Error("That was no PDF.");
				times.push(performance.now() - started);
			}
			const peak = peakMegabytesOf(site.pid);
			const slowest = Math.max(...times);
			return [
				{
					what: `time to the last byte of ${(bytes / 1e6).toFixed(1)} MB: slowest`,
					value: `${slowest.toFixed(0)} ms (median ${median(times).toFixed(0)} ms)`,
					target: "< 2000 ms",
					met: slowest < 2_000,
				},
				{
					what: "extra memory while five are made: peak of the Node process, minus what it used before",
					value: `${peak - before} MB (${before} MB before, ${peak} MB at most)`,
					target: "< 200 MB",
					met: peak - before < 200,
				},
			];
		} finally {
			await site.stop();
		}
	},
};

async function sendPhoto(site: string, cookie: string, measureId: string, photo: Buffer): Promise<void> {
	const form = new FormData();
	form.set("checkId", "");
	form.set(
		`photo_${measureId}`,
		new File([new Uint8Array(photo)], `${measureId}.jpg`, { type: "image/jpeg" }),
	);
	const answer = await fetch(`${site}/readiness/photos`, { method: "POST", headers: { cookie }, body: form });
	if (!answer.ok) throw new Error(`A photo was answered ${answer.status}: ${await answer.text()}`);
}
