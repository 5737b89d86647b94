export const TEMPLATE = "migrated_template";

export function urlOfDatabase(serverUrl: string, database: string): string {
	const url = new URL(serverUrl);
	url.pathname = `/${database}`;
	return url.href;
}
