// When the last backup and the last drill succeeded. The health page of the panel shows it.
import { withClient } from "./target.ts";

/** Stored in the site's own database. Its value also has the time. */
export async function recordRun(
	databaseUrl: string,
	key: "last-backup" | "last-drill",
	facts: object,
): Promise<void> {
	const value = JSON.stringify({ at: new Date().toISOString(), ...facts });
	await withClient(databaseUrl, (client) =>
		client.query(
			"insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value, updated_at = now()",
			[key, value],
		),
	);
}
