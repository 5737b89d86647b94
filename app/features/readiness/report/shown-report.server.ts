// Loads a check with everything its report shows.
import { buffer } from "node:stream/consumers";
import { localDay } from "#app/features/company/dates.ts";
import { readStream } from "#app/platform/files/storage.server.ts";
import { inThread, type Made } from "#app/platform/threads.server.ts";
import { type Report, reportOf } from "../assessment/report.ts";
import type { Check } from "../checks/checks.server.ts";
import { photosOf } from "../checks/photos.server.ts";
import type { PdfPhoto, reportPdf } from "./report-pdf.server.ts";

const makePdf = inThread<typeof reportPdf>(
	"#app/features/readiness/report/report-pdf.server.ts",
	"reportPdf",
);

export function reportOfCheck({ answers, address, owner, updatedAt }: Check): Report {
	return reportOf(answers, { address, owner, day: localDay(updatedAt) });
}

export async function pdfOfCheck(check: Check, clientAddress: string): Promise<Made> {
	const { answers, address, owner, updatedAt } = check;
	const stored = await photosOf(check.id);
	return makePdf({
		key: JSON.stringify([check.id, updatedAt, address, owner, stored.map(({ storageKey }) => storageKey)]),
		client: clientAddress,
		async read() {
			const photos: PdfPhoto[] = [];
			for (const { storageKey, ...photo } of stored) {
				const file = await readStream(storageKey);
				if (file) photos.push({ ...photo, jpeg: await buffer(file.stream) });
			}
			return { answers, address, owner, day: localDay(updatedAt), photos };
		},
	});
}
