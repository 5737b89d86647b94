/** A `Content-Disposition` that keeps the uploader's file name in any script, and lets none of it out of its quotes. */
export function attachmentHeader(fileName: string): string {
	const plain = fileName.replace(/[^\x20-\x7e]|["\\%;]/g, "_");
	const exact = encodeURIComponent(fileName.toWellFormed()).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
