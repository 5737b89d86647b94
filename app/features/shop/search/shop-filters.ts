// The filters of the shop, as they are in the URL.
import { type GroupId, groups } from "../groups.ts";

export const sorts = ["featured", "price-low", "price-high", "name"] as const;
export type Sort = (typeof sorts)[number];
export type ShopFilters = { q: string; group: GroupId | null; sort: Sort; page: number };

export const sortNames: Record<Sort, string> = {
	featured: "Featured",
	"price-low": "Price: low to high",
	"price-high": "Price: high to low",
	name: "Name",
};

export const MAX_QUERY_LENGTH = 80;
const MAX_PAGE = 1_000;

export function readShopFilters(params: URLSearchParams): ShopFilters {
	const page = Number(params.get("page"));
	const group = params.get("group");
	return {
		q: (params.get("q") ?? "")
			.replace(/[\p{C}\s]+/gu, " ")
			.trim()
			.slice(0, MAX_QUERY_LENGTH),
		group: groups.find(({ id }) => id === group)?.id ?? (group === "other" ? "other" : null),
		sort: sorts.find((sort) => sort === params.get("sort")) ?? "featured",
		page: Number.isInteger(page) && page > 1 ? Math.min(page, MAX_PAGE) : 1,
	};
}

/** The filters as an address without defaults. */
export function shopAddress({ q, group, sort, page }: ShopFilters): string {
	const params = new URLSearchParams();
	if (q) params.set("q", q);
	if (group) params.set("group", group);
	if (sort !== "featured") params.set("sort", sort);
	if (page > 1) params.set("page", String(page));
	return params.size > 0 ? `/shop?${params}` : "/shop";
}
