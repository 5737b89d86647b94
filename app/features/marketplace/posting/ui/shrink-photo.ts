// Phones take twelve-megapixel photos and we store at most 1600 pixels, so shrink before the upload.

const MAX_SIDE_PX = 2_400;
const MAX_UNSHRUNK_BYTES = 1_000_000;

/** Returns a smaller photo, or the file itself when it is small or the browser cannot read it. */
export async function shrinkPhoto(file: File): Promise<Blob> {
	if (file.size < MAX_UNSHRUNK_BYTES || !file.type.startsWith("image/")) return file;
	try {
		const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
		const scale = Math.min(1, MAX_SIDE_PX / Math.max(bitmap.width, bitmap.height));
		const canvas = document.createElement("canvas");
		canvas.width = Math.round(bitmap.width * scale);
		canvas.height = Math.round(bitmap.height * scale);
		const context = canvas.getContext("2d");
		if (!context) return file;
		// JPEG has no transparency, and transparent pixels would turn black.
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
