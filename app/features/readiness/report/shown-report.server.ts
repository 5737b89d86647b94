// Loads a check with everything its report shows.
import { buffer } from "node:stream/consumers";
import { localDay } from "#app/features/company/dates.ts";
import { inPdfTurn } from "#app/features/company/pdf/pdf-text.server.ts";
import { readStream } from "#app/platform/files/storage.server.ts";
import { type Report, reportOf } from "../assessment/report.ts";
import type { Check } from "../checks/checks.server.ts";
import { photosOf } from "../checks/photos.server.ts";
import type { PdfPhoto } from "./pdf-photos.server.ts";
import { reportPdf } from "./report-pdf.server.ts";

export function reportOfCheck({ answers, address, updatedAt }: Check): Report {
	return reportOf(answers, address, localDay(updatedAt));
}

export function pdfOfCheck(check: Check, clientAddress: string): Promise<Buffer> {
	return inPdfTurn(clientAddress, async () => {
		const photos: PdfPhoto[] = [];
		for (const { measureId, addedAt, storageKey } of await photosOf(check.id)) {
			const stored = await readStream(storageKey);
			if (stored) photos.push({ measureId, addedAt, jpeg: await buffer(stored.stream) });
		}
		return reportPdf(reportOfCheck(check), photos);
	});
}
