/** A `Content-Disposition` header that keeps the original file name in any script, safely quoted. */
export function attachmentHeader(fileName: string): string {
	const plain = fileName.replace(/[^\x20-\x7e]|["\\%;]/g, "_");
	const exact = encodeURIComponent(fileName.toWellFormed()).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
