// What a feature holds about the owner of an email address. Each feature has one of these beside the tables it owns; all
// stand in routes/admin/leads/data-holders.server.ts, which puts features together. The copy that somebody can ask for
// and the deletion walk that list, so a table of company/stored-data.ts without a holder fails a test by its name.
import type { Tx } from "#app/platform/database/db.server.ts";
import type { Lead } from "../leads.server.ts";

type Row = { name: string; value: string };

/** Part of a lead's answers or order lines, or of somebody's data, for display. */
export type DetailSection = { title: string; rows: Row[] };

export type Owner = { email: string; leadIds: readonly string[] };

export type DataHolder = {
	/** Of company/stored-data.ts. */
	tables: readonly string[];
	/** The answers or lines in a lead's own details, for its page and for the copy. */
	sections?(
		lead: Pick<Lead, "kind" | "details">,
		files: readonly { field: string; fileName: string }[],
	): DetailSection[];
	/** For the copy: what belongs to one request. */
	ofRequest?(lead: Lead): Promise<DetailSection[]>;
	/** For the copy: what else belongs to the person. */
	ofOwner?(owner: Owner): Promise<DetailSection[]>;
	/** For the office, which sees how much there is but not what people wrote to others. */
	count?(email: string): Promise<Row[]>;
	/**
	 * Runs before the requests themselves are deleted. Returns how much was deleted of each kind, for the audit log.
	 * `keptLeadIds`: the requests that the law makes us keep.
	 */
	erase?(tx: Tx, owner: Owner & { keptLeadIds: readonly string[] }): Promise<Record<string, number>>;
};

/** A section about one request, without the rows that say nothing. */
export function about({ reference }: Lead, title: string, rows: Row[]): DetailSection {
	return { title: `${title} ${reference}`, rows: filled(rows) };
}

export function filled(rows: Row[]): Row[] {
	return rows.filter(({ value }) => value !== "");
}
