import sharp from "sharp";

/** 12 megapixels. Noise makes the file as large as a real photo. */
export function phonePhoto(): Promise<Buffer> {
	return sharp({
		create: {
			width: 4_000,
			height: 3_000,
			channels: 3,
			background: "#b5451b",
			noise: { type: "gaussian", mean: 128, sigma: 40 },
		},
	})
		.blur(1.2)
		.jpeg({ quality: 85 })
		.toBuffer();
}
