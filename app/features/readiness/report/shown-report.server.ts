// Loads a check with everything its report shows.
import { buffer } from "node:stream/consumers";
import { localDay } from "#app/features/company/dates.ts";
import { readStream } from "#app/platform/files/storage.server.ts";
import { inThread, type Made } from "#app/platform/threads.server.ts";
import { type Report, reportOf } from "../assessment/report.ts";
import type { Check } from "../checks/checks.server.ts";
import { photosOf } from "../checks/photos.server.ts";
import type { PdfPhoto } from "./pdf-photos.server.ts";
import type { reportPdf } from "./report-pdf.server.ts";

const makePdf = inThread<typeof reportPdf>(
	"#app/features/readiness/report/report-pdf.server.ts",
	"reportPdf",
);

export function reportOfCheck({ answers, address, updatedAt }: Check): Report {
	return reportOf(answers, address, localDay(updatedAt));
}

export async function pdfOfCheck(check: Check, clientAddress: string): Promise<Made> {
	const { answers, address, updatedAt } = check;
	const stored = await photosOf(check.id);
	return makePdf({
		key: [check.id, updatedAt.toISOString(), ...stored.map(({ storageKey }) => storageKey)].join(" "),
		client: clientAddress,
		async read() {
			const photos: PdfPhoto[] = [];
			for (const { measureId, addedAt, storageKey } of stored) {
				const file = await readStream(storageKey);
				if (file) photos.push({ measureId, addedAt, jpeg: await buffer(file.stream) });
			}
			return { answers, address, day: localDay(updatedAt), photos };
		},
	});
}
