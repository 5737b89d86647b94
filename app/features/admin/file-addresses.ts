import { href } from "react-router";
import type { ExportedList } from "./roles.ts";

/** The addresses of a list as files. `query` is empty or starts with '?'; `of` tells two lists of one page apart. */
export function filesOf(list: ExportedList, query = "", of?: string) {
	return {
		csv: href("/admin/:list.csv", { list }) + query,
		json: href("/admin/:list.json", { list }) + query,
		of,
	};
}
