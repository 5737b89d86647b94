export const TOAST_COOKIE = "ringline_toast";

/**
 * A request with this cookie must be rendered for that visitor, never answered from the cache or a prerendered page.
 */
export function hasToastCookie(cookieHeader: string | null | undefined): boolean {
	return cookieHeader?.includes(`${TOAST_COOKIE}=`) ?? false;
}
