// Ends the demo film with a card that names the license: node tools/pictures/film-card.ts, once after film.ts (needs
// ffmpeg). California counts video as advertising, which has to carry the number (16 CCR 861).
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { company } from "#app/features/company/company.ts";
import { color } from "#app/ui/tokens.ts";

const SECONDS = 3;
const folder = mkdtempSync(join(tmpdir(), "ringline-film-"));
const font = (name: string) => resolve(`node_modules/@fontsource/${name}-normal.woff`);
const lines = [
	{ text: company.name, font: font("barlow-condensed/files/barlow-condensed-latin-600"), size: 54, y: 190 },
	{ text: company.licenseNote, font: font("barlow/files/barlow-latin-400"), size: 26, y: 276 },
	{
		text: "Computer-animated. No system can guarantee that a house survives a fire.",
		font: font("barlow/files/barlow-latin-400"),
		size: 22,
		y: 330,
	},
];
const filters = lines.map(({ text, font, size, y }, index) => {
	writeFileSync(join(folder, `${index}.txt`), text);
	return `drawtext=fontfile=${font}:textfile=${folder}/${index}.txt:fontcolor=white:fontsize=${size}:x=(w-tw)/2:y=${y}`;
});
const encoders = {
	mp4: "-c:v libx264 -preset medium -crf 20 -maxrate 950k -bufsize 1900k -video_track_timescale 12288",
	webm: "-c:v libvpx-vp9 -b:v 850k -crf 33",
};
for (const [kind, encoder] of Object.entries(encoders)) {
	const film = resolve(`public/film/ringline-demo.${kind}`);
	const card = join(folder, `card.${kind}`);
	const whole = join(folder, `whole.${kind}`);
	const source = `color=c=0x${color.ink.slice(1)}:s=960x540:r=24:d=${SECONDS}`;
	ffmpeg(
		"-f",
		"lavfi",
		"-i",
		source,
		"-vf",
		`${filters.join(",")},fade=t=in:d=0.3`,
		...encoder.split(" "),
		"-pix_fmt",
		"yuv420p",
		card,
	);
	writeFileSync(join(folder, "parts.txt"), `file '${film}'\nfile '${card}'\n`);
	// Copied, not encoded again, so that the film loses nothing.
	ffmpeg(
		"-f",
		"concat",
		"-safe",
		"0",
		"-i",
		join(folder, "parts.txt"),
		"-c",
		"copy",
		"-movflags",
		"+faststart",
		whole,
	);
	cpSync(whole, film);
}
rmSync(folder, { recursive: true });

function ffmpeg(...options: string[]): void {
	execFileSync("ffmpeg", ["-y", "-loglevel", "error", ...options], { stdio: "inherit" });
}
