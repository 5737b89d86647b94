// Runs PostgreSQL from npm: starts it for a data folder, takes over one that outlived its site, stops it cleanly.
import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import pg from "pg";
import { findBinaries } from "./binaries.ts";
import { createCluster, SUPERUSER } from "./cluster.ts";
import {
	type DatabaseLocation,
	findDatabaseLocation,
	findOrChooseDatabaseLocation,
	openDataFolder,
} from "./database-location.ts";
import { type Lock, lockFolder } from "./lock.ts";
import {
	findRunningPostmaster,
	logFileOf,
	rejectUnquotablePaths,
	startPostmaster,
	stopPostmaster,
	waitUntilReady,
} from "./postmaster.ts";
import { ROOT_FOLDERS } from "./root-folders.ts";
import { commandLine, type Settings } from "./settings.ts";
import { prepareSocketFolder, removeSocketFolder } from "./socket-folder.ts";
import { explainFolderError, explainServerError } from "./start-error.ts";
import { type PostgresLog, watchPostmaster } from "./watch.ts";

export type EmbeddedPostgres = {
	/** For node-postgres; contains the socket, not a port. */
	url: string;
	/** The folder that contains the database: the data folder, unless root had to choose another one. */
	location: string;
	/** Stops the server and unlocks the data folder. Close the pools first: open connections are cut. */
	stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
	dataDir: string;
	log?: PostgresLog;
	/** Added to the server's configuration; tests turn off fsync here. */
	settings?: Settings;
	/** The folder with the server's programs, if not the one from npm. */
	binaries?: string;
	/** Where root may put files that the server's user cannot reach otherwise; tried in this order. */
	rootFolders?: string[];
};

const DATABASE = "ringline";

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
	const { rootFolders = ROOT_FOLDERS } = options;
	const dataFolder = await openDataFolder(options.dataDir);
	const locks: Lock[] = [];
	const unlock = () => {
		for (const lock of locks.splice(0)) lock.release();
	};
	try {
		locks.push(await lockFolder(dataFolder));
		const location = await findOrChooseDatabaseLocation(dataFolder, rootFolders);
		// A copied data folder points to the same location as its original.
		if (location.folder !== dataFolder) locks.push(await lockFolder(location.folder));
		const binaries = options.binaries ?? (await findBinaries(location.account, rootFolders));
		const socketFolder = await ensureRunning(location, binaries, options);
		await createDatabase(socketFolder).catch(async (error: Error) => {
			await stopPostmaster(location, binaries);
			throw explainServerError(error.message, location.folder, logFileOf(location));
		});
		const watch = watchPostmaster(location, binaries, socketFolder, options);
		const stop = async () => {
			try {
				await watch.end();
				await stopPostmaster(location, binaries);
				await removeSocketFolder(socketFolder);
			} finally {
				unlock();
			}
		};
		return { url: urlOf(socketFolder), location: location.folder, stop: once(stop) };
	} catch (error) {
		unlock();
		throw explainFolderError(error, dataFolder);
	}
}

/**
 * For maintenance scripts: the URL of the server that runs for this data folder, or null if none runs.
 * Throws a StartError when the database belongs to another user.
 */
export async function connectionOf(dataDir: string): Promise<string | null> {
	const dataFolder = await realpath(dataDir).catch(() => undefined);
	const location = dataFolder === undefined ? undefined : await findDatabaseLocation(dataFolder);
	const running = location && (await findRunningPostmaster(location.cluster));
	return running?.ready ? urlOf(running.socketFolder) : null;
}

/** Takes over or starts the server. Returns the folder of its socket. */
async function ensureRunning(
	location: DatabaseLocation,
	binaries: string,
	{ log, settings = {} }: EmbeddedPostgresOptions,
): Promise<string> {
	rejectUnquotablePaths(location.cluster, binaries);
	const running = await waitUntilReady(location);
	if (running) {
		log?.debug("Using the PostgreSQL server that is still running for this data folder.");
		return running.socketFolder;
	}
	if (!existsSync(location.cluster)) {
		log?.debug("Creating a new database. This takes a few seconds.");
		await createCluster(location, binaries, settings);
	}
	const socketFolder = await prepareSocketFolder(location);
	await startPostmaster(location, binaries, commandLine(settings, socketFolder));
	return socketFolder;
}

async function createDatabase(socketFolder: string): Promise<void> {
	const client = new pg.Client({
		connectionString: urlOf(socketFolder, "postgres"),
		connectionTimeoutMillis: 10_000,
	});
	await client.connect();
	try {
		const found = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
		if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
	} finally {
		await client.end();
	}
}

function urlOf(socketFolder: string, database = DATABASE): string {
	return `postgres://${SUPERUSER}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}

function once(action: () => Promise<void>): () => Promise<void> {
	let running: Promise<void> | undefined;
	return () => {
		running ??= action();
		return running;
	};
}
