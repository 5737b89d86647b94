// Draws the demo film frame by frame from the hero's own hillside, and its poster with it.
// Run after a change of the artwork (needs ffmpeg):
//   npx esbuild tools/render-film.tsx --bundle --format=esm --platform=node --packages=external --jsx=automatic --outfile=node_modules/.cache/render-film.mjs && node node_modules/.cache/render-film.mjs
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { seeded } from "#app/ui/artwork/contours.ts";
import { NightScene } from "#app/ui/artwork/night-scene.tsx";
import { around, groundSquash, home, jet, ringWidths } from "#app/ui/artwork/night-terrain.ts";

const WIDTH = 1280;
const HEIGHT = 720;
const FPS = 20;
const SECONDS = 24;
const VIEW = "420 68 1160 652.5";

const scene = renderToStaticMarkup(<NightScene />)
	.replace(/^[\s\S]*?(<svg[\s\S]*<\/svg>)[\s\S]*$/, "$1")
	.replace(/<text[\s\S]*?<\/text>/g, "")
	.replace(/<rect class="night-fade"[^>]*><\/rect>/g, "")
	.replace(
		/<svg[^>]*>/,
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW}" width="${WIDTH}" height="${HEIGHT}" fill="none">`,
	);
const base = await sharp(Buffer.from(scene)).png().toBuffer();

const random = seeded(77);
const embers = Array.from({ length: 90 }, () => ({
	start: 4 + random() * 15,
	life: 2.6 + random() * 2.2,
	from: [900 + random() * 560, 250 + random() * 60] as const,
	to: around(random() * 360, 110 + random() * 330),
	lift: 60 + random() * 150,
	size: 1.4 + random() * 1.8,
}));
const cannons = [205, 322, 2, 84, 158].map((angle) => (angle === 84 ? jet(angle, 356, 26) : jet(angle)));
const mast = [home[0] - 118, home[1] - 30] as const;

/** 0 before `start`, 1 after `end`, straight in between. */
const ramp = (t: number, start: number, end: number) => Math.min(1, Math.max(0, (t - start) / (end - start)));

function water(t: number): number {
	const first = ramp(t, 9.6, 10.6) * (1 - ramp(t, 14.6, 15.4));
	const second = ramp(t, 17, 17.8) * (1 - ramp(t, 21.6, 22.6));
	return Math.max(first, second);
}

function frame(t: number): string {
	const fire = ramp(t, 2, 8) * (1 - 0.8 * ramp(t, 19, 23.5));
	const flicker = 0.05 * Math.sin(t * 9) + 0.04 * Math.sin(t * 23);
	const wet = water(t);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW}" width="${WIDTH}" height="${HEIGHT}" fill="none">
<defs><linearGradient id="dim" x1="0" y1="0" x2="0" y2="1"><stop offset=".0" stop-color="#0c1216"/><stop offset=".75" stop-color="#0c1216"/><stop offset="1" stop-color="#0c1216" stop-opacity="0"/></linearGradient>
<radialGradient id="heat"><stop stop-color="#ffb25e" stop-opacity=".8"/><stop offset="1" stop-color="#f0813f" stop-opacity="0"/></radialGradient></defs>
<rect x="400" y="0" width="1240" height="440" fill="url(#dim)" opacity="${0.82 * (1 - fire)}"/>
<ellipse cx="1210" cy="285" rx="380" ry="120" fill="url(#heat)" opacity="${Math.max(0, fire * (0.55 + flicker))}"/>
${car(t)}${lights(t)}${rings(t, wet)}${detector(t)}
${embers.map((ember) => spark(ember, t, fire, wet)).join("")}
${wet > 0 ? cannons.map((cannon, index) => stream(cannon, t, wet, index)).join("") : ""}
<rect x="400" y="0" width="1240" height="740" fill="#0c1216" opacity="${Math.max(1 - ramp(t, 0, 0.8), ramp(t, 23.4, 24))}"/></svg>`;
}

/** The people leave: two tail lights down the drive. */
function car(t: number): string {
	const way = ramp(t, 1.4, 5.2);
	if (way <= 0 || way >= 1) return "";
	const x = home[0] - 60 - way * 700;
	const y = home[1] + 40 + Math.sin(way * 2.6) * 90 + way * 30;
	const size = 3.4 + way;
	return `<g opacity="${1 - ramp(way, 0.85, 1)}"><ellipse cx="${x - 26}" cy="${y + 4}" rx="30" ry="7" fill="#ffe2a8" opacity=".25"/><circle cx="${x}" cy="${y}" r="${size}" fill="#ff5a3c"/><circle cx="${x + 11}" cy="${y + 3}" r="${size}" fill="#ff5a3c"/></g>`;
}

/** The windows go dark behind them. */
function lights(t: number): string {
	const dark = ramp(t, 1, 1.6);
	if (!dark) return "";
	const windows = scene.match(/<path d="[^"]*" fill="(#f3c566|#ffdf9a)"><\/path>/g) ?? [];
	return `<g transform="translate(${home.join(" ")})" opacity="${dark * 0.86}">${windows.join("").replace(/fill="[^"]*"/g, 'fill="#2b3238"')}</g>`;
}

function rings(t: number, wet: number): string {
	return [
		{ r: ringWidths.near, color: "#faf8f4", at: 8.2 },
		{ r: ringWidths.middle, color: "#9fd8e8", at: 8.7 },
		{ r: ringWidths.far, color: "#a3c4a0", at: 9.2 },
	]
		.map(({ r, color, at }) => {
			const shown = ramp(t, at, at + 0.5);
			if (!shown) return "";
			const breathe = 0.5 + 0.18 * Math.sin(t * 2.2);
			const [rx, ry] = [r * (0.96 + shown * 0.04), r * groundSquash * (0.96 + shown * 0.04)];
			// The nearest ring runs behind the house: only its front is drawn over the picture.
			const behind = r === ringWidths.near ? "" : `A${rx} ${ry} 0 0 0 ${home[0] - rx} ${home[1]}`;
			return `<path d="M${home[0] - rx} ${home[1]}A${rx} ${ry} 0 0 0 ${home[0] + rx} ${home[1]}${behind}" stroke="${color}" stroke-width="${3 + wet * 2}" opacity="${shown * breathe}"/>`;
		})
		.join("");
}

/** The mast sees heat: three waves, then the system wakes. */
function detector(t: number): string {
	const [x, y] = mast;
	const pole = `<path d="M${x} ${y}V${y - 84}M${x - 10} ${y - 78}h20" stroke="#c9c2b4" stroke-width="3" stroke-linecap="round"/><circle cx="${x}" cy="${y - 84}" r="4.5" fill="${t > 7 ? "#ff7a45" : "#9fd8e8"}"/>`;
	const waves = [7, 7.5, 8]
		.map((start) => {
			const age = ramp(t, start, start + 1.3);
			return age > 0 && age < 1
				? `<circle cx="${x}" cy="${y - 84}" r="${8 + age * 90}" stroke="#ff9a66" stroke-width="2.5" opacity="${1 - age}"/>`
				: "";
		})
		.join("");
	return pole + waves;
}

function spark(ember: (typeof embers)[number], t: number, fire: number, wet: number): string {
	const age = (t - ember.start) / ember.life;
	if (age <= 0 || age >= 1.15 || fire < 0.15) return "";
	const place = (share: number) => {
		const s = Math.min(1, share);
		return [
			ember.from[0] + (ember.to[0] - ember.from[0]) * s,
			ember.from[1] + (ember.to[1] - ember.from[1]) * s - Math.sin(s * Math.PI) * ember.lift,
		] as const;
	};
	const [x, y] = place(age);
	if (age >= 1)
		return wet > 0.3
			? `<circle cx="${x}" cy="${y}" r="${(age - 1) * 60}" stroke="#9fd8e8" stroke-width="1.5" opacity="${1 - (age - 1) / 0.15}"/>`
			: `<circle cx="${x}" cy="${y}" r="3" fill="#ff8b4a" opacity="${1 - (age - 1) / 0.15}"/>`;
	const [px, py] = place(age - 0.035);
	return `<path d="M${px} ${py}L${x} ${y}" stroke="#ffb066" stroke-width="${ember.size}" stroke-linecap="round" opacity="${0.9 * Math.min(1, age * 6)}"/>`;
}

function stream(
	{ landing, streams }: (typeof cannons)[number],
	t: number,
	wet: number,
	index: number,
): string {
	const dashes = ["6 7", "12 9", "4 8"];
	const ripple = (t * 0.9 + index * 0.23) % 1;
	return `<g opacity="${wet}">${streams
		.map(
			(d, i) =>
				`<path d="${d}" stroke="#bfe9f4" stroke-width="${[2.6, 3.4, 2.2][i]}" stroke-linecap="round" stroke-dasharray="${dashes[i]}" stroke-dashoffset="${-t * 110}" opacity="${[0.75, 1, 0.6][i]}"/>`,
		)
		.join(
			"",
		)}<ellipse cx="${landing[0]}" cy="${landing[1]}" rx="${12 + ripple * 46}" ry="${(12 + ripple * 46) * groundSquash}" stroke="#9fd8e8" stroke-width="2" opacity="${1 - ripple}"/></g>`;
}

async function picture(t: number) {
	return sharp(base).composite([{ input: Buffer.from(frame(t)) }]);
}

const folder = "public/film";
await writeFile(
	`${folder}/ringline-demo.webp`,
	await (await picture(12.4)).resize(960).webp({ quality: 60, effort: 6 }).toBuffer(),
);

const encoder = spawn(
	"ffmpeg",
	[
		..."-y -loglevel error -f rawvideo -pix_fmt rgb24".split(" "),
		...["-s", `${WIDTH}x${HEIGHT}`, "-r", String(FPS), "-i", "-"],
		..."-map 0:v -c:v libx264 -preset slow -crf 33 -pix_fmt yuv420p -movflags +faststart".split(" "),
		`${folder}/ringline-demo.mp4`,
		..."-map 0:v -c:v libvpx-vp9 -b:v 0 -crf 47 -row-mt 1 -cpu-used 3 -pix_fmt yuv420p".split(" "),
		`${folder}/ringline-demo.webm`,
	],
	{ stdio: ["pipe", "inherit", "inherit"] },
);
for (let index = 0; index < FPS * SECONDS; index++) {
	const pixels = await (await picture(index / FPS)).removeAlpha().raw().toBuffer();
	if (!encoder.stdin.write(pixels)) await once(encoder.stdin, "drain");
}
encoder.stdin.end();
await once(encoder, "close");
