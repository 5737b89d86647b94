// Inserts rows into every table, using what the database knows about its columns, so that new tables are filled too.
import pg from "pg";

type Column = { name: string; type: string; kind: string; element: string | null; labels: string[] | null };
type Table = {
	name: string;
	columns: Column[];
	references: Record<string, { table: string; column: string }>;
};

export async function fillEveryTable(url: string, rows: number): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		let waiting = await readTables(client);
		while (waiting.length > 0) {
			const open = new Set(waiting.map((table) => table.name));
			const free = waiting.filter((table) =>
				Object.values(table.references).every((one) => one.table === table.name || !open.has(one.table)),
			);
			if (free.length === 0) throw new Error(`Tables in a circle: ${[...open].join(", ")}`);
			for (const table of free) await fill(client, table, rows);
			waiting = waiting.filter((table) => !free.includes(table));
		}
	} finally {
		await client.end();
	}
}

async function readTables(client: pg.Client): Promise<Table[]> {
	const { rows: tables } = await client.query<{ name: string; columns: Column[] }>(`
		select c.relname as name, json_agg(json_build_object(
			'name', a.attname, 'type', t.typname, 'kind', t.typtype, 'element', e.typname,
			'labels', (select json_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = t.oid)
		) order by a.attnum) as columns
		from pg_class c
		join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
			and a.attgenerated = '' and a.attidentity = ''
		join pg_type t on t.oid = a.atttypid
		left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
		where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
		group by c.relname`);
	const { rows: keys } = await client.query(`
		select c.relname as owner, a.attname as name, f.relname as table, b.attname as column
		from pg_constraint k
		join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
		join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
		join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
		where k.contype = 'f' and c.relnamespace = 'public'::regnamespace`);
	return tables.map((table) => ({
		...table,
		references: Object.fromEntries(
			keys.filter((key) => key.owner === table.name).map((key) => [key.name, key]),
		),
	}));
}

async function fill(client: pg.Client, table: Table, rows: number): Promise<void> {
	const names = table.columns.map(({ name }) => `"${name}"`).join(", ");
	const values = table.columns.map((column) => expressionFor(column, table.references[column.name]));
	await client.query(
		`insert into public."${table.name}" (${names}) select ${values.join(", ")} from generate_series(1, ${rows}) n on conflict do nothing`,
	);
}

/** SQL that depends on the row number `n`. Texts contain characters that an export format could misread. */
function expressionFor(column: Column, reference: { table: string; column: string } | undefined): string {
	if (reference)
		return `(select "${reference.column}" from public."${reference.table}" order by 1 offset (n - 1) % greatest(1, (select count(*) from public."${reference.table}")) limit 1)`;
	if (column.labels)
		return `(array[${column.labels.map((label) => `'${label}'`).join(", ")}])[1 + n % ${column.labels.length}]::"${column.type}"`;
	switch (column.element ?? column.type) {
		case "uuid":
			return "gen_random_uuid()";
		case "bytea":
			return "decode(md5(n::text) || '00ff0a5c', 'hex')";
		case "jsonb":
			return `jsonb_build_object('row', n, 'text', E'"tab\\t\\\\ \\n line" ünïcode 🔥', 'nothing', null)`;
		case "bool":
			return "n % 2 = 0";
		case "timestamptz":
			return "now() + n * interval '1 hour' + interval '0.123456 seconds'";
		case "date":
			return "date '2026-11-16' + n::int";
		case "int4":
		case "int8":
		case "float8":
		case "numeric":
			return column.element ? "array[n, n * 2]" : "n";
		default:
			return column.element
				? "array['a', 'b c']"
				: `n || E' a\\tb\\\\N \\\\. line\\nbreak "quoted" Ünïcode 🔥'`;
	}
}
