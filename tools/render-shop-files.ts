// `node tools/render-shop-files.ts`: draws the shop's plans and writes its data sheets into public/products.
// Run it after a change of the catalog or the artwork; the files are checked in.
import { createWriteStream, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { finished } from "node:stream/promises";
import PDFDocument from "pdfkit";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { runnerImport } from "vite";
import { company, contact } from "#app/features/company/company.ts";
import { catalogEntries } from "#app/features/shop/catalog/embedded-catalog.ts";
import { type CatalogEntry, productOf } from "#app/features/shop/catalog/entry.ts";
import { isContactForPricing, priceText } from "#app/features/shop/product.ts";
import { color } from "#app/ui/tokens.ts";

const FOLDER = "public/products";
const FONTS = {
	text: "node_modules/@fontsource/barlow/files/barlow-latin-400-normal.woff",
	strong: "node_modules/@fontsource/barlow/files/barlow-latin-600-normal.woff",
	head: "node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff",
};
/** A sheet may lie in a drawer for years. */
const PRICES_OF = "November 2026";
const [LEFT, WIDTH, BOTTOM] = [56, 500, 720];

const { module } = await runnerImport<{ sheets: Record<string, ReactElement> }>(
	"./tools/drawings/sheets.tsx",
	{ configFile: false, logLevel: "error" },
);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const [name, sheet] of Object.entries(module.sheets))
	writeFileSync(
		`${FOLDER}/${name}.svg`,
		`${renderToStaticMarkup(sheet).replaceAll(/ (class|aria-hidden)="[^"]*"/g, "")}\n`,
	);
for (const entry of catalogEntries) await writeDataSheet(entry);
const files = readdirSync(FOLDER);
const bytes = files.reduce((sum, file) => sum + statSync(`${FOLDER}/${file}`).size, 0);
console.log(`${files.length} files, ${Math.round(bytes / 1024)} kB in ${FOLDER}`);

async function writeDataSheet(entry: CatalogEntry): Promise<void> {
	const product = productOf(entry);
	const pdf = new PDFDocument({
		size: "LETTER",
		margin: LEFT,
		lang: "en-US",
		displayTitle: true,
		// A fixed date: the same catalog gives the same file.
		info: {
			Title: `${entry.title}: data sheet`,
			Author: company.name,
			CreationDate: new Date(Date.UTC(2026, 0, 1)),
		},
	});
	const file = createWriteStream(`${FOLDER}/${entry.handle}.pdf`);
	pdf.pipe(file);
	for (const [name, path] of Object.entries(FONTS)) pdf.registerFont(name, path);

	pdf.rect(0, 0, 612, 44).fill(color.ink);
	pdf.font("head").fontSize(17).fillColor(color.white).text(company.shortName, LEFT, 13);
	pdf.font("text").fontSize(9).text("Data sheet", LEFT, 17, { width: WIDTH, align: "right" });
	// The same as on the product's page.
	const picture = await sharp(`public${product.images[0]?.url}`)
		.resize(900, 675)
		.jpeg({ quality: 80, mozjpeg: true })
		.toBuffer();
	pdf.image(picture, LEFT, 68, { width: 236 });
	pdf.font("head").fontSize(27).fillColor(color.ink).text(entry.title, 312, 66, { width: 244, lineGap: -3 });
	pdf
		.font("strong")
		.fontSize(13)
		.fillColor(color["ember-deep"])
		.text(isContactForPricing(product) ? priceText(product) : `${priceText(product)} in ${PRICES_OF}`, {
			width: 244,
		});
	pdf
		.moveDown(0.6)
		.font("text")
		.fontSize(10)
		.fillColor(color.slate)
		.text(entry.summary, { width: 244, lineGap: 2 });

	pdf.y = Math.max(pdf.y + 20, 268);
	heading(pdf, "Key Features");
	for (const feature of entry.features) bullet(pdf, "–", feature);
	heading(pdf, "Specifications");
	for (const line of entry.specifications) specification(pdf, line);
	heading(pdf, "Installation Guide");
	paragraph(pdf, entry.guide.before);
	entry.guide.steps.forEach((step, index) => {
		bullet(pdf, `${index + 1}.`, step);
	});
	pdf.moveDown(0.3).font("strong");
	paragraph(pdf, entry.guide.note, "strong");
	pdf
		.font("text")
		.fontSize(8.5)
		.fillColor(color.stone)
		.text(
			`${company.name} · ${contact.businessPhone} · ${contact.email} · ${company.licenseNote}`,
			LEFT,
			BOTTOM,
			{
				width: WIDTH,
				lineBreak: false,
			},
		);
	pdf.end();
	await finished(file);
}

function heading(pdf: PDFKit.PDFDocument, text: string): void {
	pdf.moveDown(0.9).font("head").fontSize(15).fillColor(color.ink).text(text, LEFT, pdf.y, { width: WIDTH });
	pdf.moveDown(0.25);
}

function paragraph(pdf: PDFKit.PDFDocument, text: string, font = "text"): void {
	pdf.font(font).fontSize(9.5).fillColor(color.ink).text(text, LEFT, pdf.y, { width: WIDTH, lineGap: 1.5 });
	pdf.moveDown(0.2);
}

function bullet(pdf: PDFKit.PDFDocument, mark: string, text: string): void {
	const y = pdf.y;
	pdf.font("strong").fontSize(9.5).fillColor(color["ember-deep"]).text(mark, LEFT, y, { width: 14 });
	pdf
		.font("text")
		.fillColor(color.ink)
		.text(text, LEFT + 18, y, { width: WIDTH - 18, lineGap: 1.5 });
	pdf.moveDown(0.15);
}

function specification(pdf: PDFKit.PDFDocument, line: string): void {
	const [name = "", ...rest] = line.split(": ");
	const y = pdf.y + 2;
	pdf
		.moveTo(LEFT, y - 2)
		.lineTo(LEFT + WIDTH, y - 2)
		.lineWidth(0.5)
		.stroke(color.line);
	pdf.font("text").fontSize(9.5).fillColor(color.slate).text(name, LEFT, y, { width: 170 });
	const after = pdf.y;
	pdf
		.font("strong")
		.fillColor(color.ink)
		.text(rest.join(": "), LEFT + 180, y, { width: WIDTH - 180 });
	pdf.y = Math.max(pdf.y, after) + 2;
}
