// Cuts the two faces down to what our own texts are written with, a third of the bytes. Accents in what visitors write
// come from the whole files, which a browser fetches only then (app/ui/styles/fonts.css).
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const folder = "app/ui/fonts";
const letters = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
const signs = "\u00a0©·°×÷–—‘’“”•…″′→−™";

mkdirSync(folder, { recursive: true });
for (const [family, weight] of [
	["barlow", 400],
	["barlow", 500],
	["barlow", 600],
	["barlow-condensed", 600],
] as const) {
	const whole = readFileSync(
		`node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`,
	);
	const cut = await subsetFont(whole, letters + signs, { targetFormat: "woff2" });
	writeFileSync(`${folder}/${family}-${weight}.woff2`, cut);
}
writeFileSync(`${folder}/LICENSE`, readFileSync("node_modules/@fontsource/barlow/LICENSE"));
