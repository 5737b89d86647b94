// A page of the panel: its address, its texts, and its tags for the browser.
import { pageMeta } from "#app/features/company/pages/page-meta.ts";

export type PanelPage = ReturnType<typeof panelPage>;

export function panelPage(path: string, title: string, description: string) {
	const page = { path, title, description, hidden: true };
	return {
		...page,
		meta: ({ matches }: { matches: Parameters<typeof pageMeta>[1] }) => pageMeta(page, matches),
	};
}
