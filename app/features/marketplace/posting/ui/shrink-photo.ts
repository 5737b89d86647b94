// Telephones take twelve megapixels; we keep 1600 pixels. Shrinking before sending spares the visitor's line.

const LONGEST_SIDE = 2_400;
const SMALL_BYTES = 1_000_000;

/** The same photo, smaller; or the file itself when it is small already or this browser cannot read it. */
export async function shrinkPhoto(file: File): Promise<Blob> {
	if (file.size < SMALL_BYTES || !file.type.startsWith("image/")) return file;
	try {
		const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
		const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
		const canvas = document.createElement("canvas");
		canvas.width = Math.round(bitmap.width * scale);
		canvas.height = Math.round(bitmap.height * scale);
		const context = canvas.getContext("2d");
		if (!context) return file;
		// JPEG has no transparency: what was clear becomes white, not black.
		context.fillStyle = "white";
		context.fillRect(0, 0, canvas.width, canvas.height);
		context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
		bitmap.close();
		const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.86));
		return smaller && smaller.size < file.size ? smaller : file;
	} catch {
		return file;
	}
}
