export const TOAST_COOKIE = "ringline_toast";

/** Such a request must get a page rendered for it alone, never a prerendered or cached one. */
export function carriesToast(cookieHeader: string | null | undefined): boolean {
	return cookieHeader?.includes(`${TOAST_COOKIE}=`) ?? false;
}
