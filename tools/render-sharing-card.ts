// Makes public/og.jpg, the card for link previews, from the home picture.
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { company } from "#app/features/company/company.ts";
import { hero } from "#app/features/company/pages/home.ts";
import { browserArguments, findBrowser } from "#tests/support/browser.ts";

const dataUrl = (type: string, path: string) =>
	`data:${type};base64,${readFileSync(path).toString("base64")}`;
const font = dataUrl(
	"font/woff2",
	"node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2",
);
const text = dataUrl("font/woff2", "node_modules/@fontsource/barlow/files/barlow-latin-500-normal.woff2");

const html = `<style>
@font-face { font-family: Head; src: url(${font}); }
@font-face { font-family: Text; src: url(${text}); }
body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #0c1216 url(${dataUrl("image/jpeg", "public/pictures/home/hero.jpg")}) right / cover; color: #faf8f4; }
div { position: absolute; inset: 0; padding: 64px 72px; background: linear-gradient(90deg, #0c1216e6, #0c1216b3 42%, transparent 75%); }
h1 { margin: 108px 0 0; width: 560px; font: 84px/0.97 Head; }
p { margin: 28px 0 0; width: 460px; font: 27px/1.35 Text; color: #eceae4; }
b { font: 40px/1 Head; } i { position: absolute; left: 72px; bottom: 60px; font: normal 24px/1 Text; color: #9fd8e8; }
</style><div><b>${company.shortName}</b><h1>${hero.title}</h1><i>${company.tagline}</i></div>`;

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(html);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: "public/og.jpg", quality: 82 });
await browser.close();
