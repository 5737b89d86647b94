// Puts all rendered pictures on one page to look at: node tools/pictures/contact-sheet.ts [--preview] → contact-sheet.png
import { readdirSync } from "node:fs";
import sharp from "sharp";

const width = 400;
const height = 300;
const columns = 5;

const folder = process.argv.includes("--preview") ? "tools/pictures/previews" : "tools/pictures/masters";
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
	.map((entry) => `${entry.parentPath}/${entry.name}`)
	.filter((path) => path.endsWith(".png") && !/\/(color|albedo|normal)\.png$/.test(path))
	.sort();
const tiles = await Promise.all(
	files.map(async (path, index) => ({
		input: await sharp(path).resize(width, height, { fit: "cover" }).toBuffer(),
		left: (index % columns) * width,
		top: Math.floor(index / columns) * height,
	})),
);
const sheet = `${folder}/contact-sheet.jpg`;
await sharp({
	create: {
		width: columns * width,
		height: Math.ceil(files.length / columns) * height,
		channels: 3,
		background: "#ffffff",
	},
})
	.composite(tiles)
	.jpeg({ quality: 85 })
	.toFile(sheet);
console.log(`${files.length} pictures: ${sheet}`);
