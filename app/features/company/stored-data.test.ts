import { getTableColumns, getTableName, isTable } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema.ts";
import { impersonalTables, storedData, technicalColumns } from "./stored-data.ts";

const tables = Object.values(schema).filter((value) => isTable(value));
const named = Object.assign({}, ...storedData.map((entry) => entry.tables)) as Record<
	string,
	Record<string, string>
>;

test("every table of the database is in the privacy policy, or said to hold nothing about people", () => {
	const known = [...Object.keys(named), ...impersonalTables];
	expect(tables.map(getTableName).filter((name) => !known.includes(name))).toEqual([]);
	const existing: string[] = tables.map(getTableName);
	expect(known.filter((name) => !existing.includes(name))).toEqual([]);
});

test("every column is named to the visitor or is technical", () => {
	const unnamed = tables.flatMap((table) => {
		const words = named[getTableName(table)];
		if (!words) return [];
		return Object.keys(getTableColumns(table))
			.filter((column) => !(column in words) && !technicalColumns.includes(column))
			.map((column) => `${getTableName(table)}.${column}`);
	});
	expect(unnamed).toEqual([]);
	const gone = tables.flatMap((table) =>
		Object.keys(named[getTableName(table)] ?? {}).filter((column) => !(column in getTableColumns(table))),
	);
	expect(gone).toEqual([]);
});
