// PostgreSQL from npm under our own supervision: started for a data folder, adopted when it outlived us, stopped cleanly.
import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import pg from "pg";
import { binariesFor } from "./binaries.ts";
import { makeCluster, SUPERUSER } from "./cluster.ts";
import { ROOT_FOLDERS } from "./elsewhere.ts";
import { type Lock, lockFolder } from "./lock.ts";
import { findOrChoosePlace, knownPlace, openDataFolder, type Place } from "./place.ts";
import {
	livingPostmaster,
	logFileOf,
	refuseUnquotable,
	startPostmaster,
	stopPostmaster,
	waitUntilReady,
} from "./postmaster.ts";
import { commandLine, type Settings } from "./settings.ts";
import { leaveSocketFolder, socketFolderFor } from "./socket-folder.ts";
import { folderProblem, serverProblem } from "./start-problem.ts";
import { watchPostmaster } from "./watch.ts";

export type EmbeddedPostgres = {
	/** For node-postgres; names the socket, not a port. */
	url: string;
	/** The folder that holds the database: the data folder, unless root had to put it elsewhere. */
	location: string;
	/** Ends the server and frees the data folder. Close the pools first: open connections are cut. */
	stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
	dataDir: string;
	/** Told what takes longer than a moment. */
	say?: (sentence: string) => void;
	/** Added to the server's configuration; tests trade safety for speed here. */
	settings?: Settings;
	/** The folder with the server's programs, when it is not the npm package's. */
	binaries?: string;
	/** Where root may put what the server's user cannot reach in its own place; tried in this order. */
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
		const place = await findOrChoosePlace(dataFolder, rootFolders);
		// A copied data folder points to the same place as its original.
		if (place.folder !== dataFolder) locks.push(await lockFolder(place.folder));
		const binaries = options.binaries ?? (await binariesFor(place.account, rootFolders));
		const socketFolder = await ensureRunning(place, binaries, options);
		await createDatabase(socketFolder).catch(async (error: Error) => {
			await stopPostmaster(place, binaries);
			throw serverProblem(error.message, place.folder, logFileOf(place));
		});
		const watch = watchPostmaster(place, binaries, socketFolder, options);
		const stop = async () => {
			try {
				await watch.end();
				await stopPostmaster(place, binaries);
				await leaveSocketFolder(socketFolder);
			} finally {
				unlock();
			}
		};
		return { url: urlOf(socketFolder), location: place.folder, stop: once(stop) };
	} catch (error) {
		unlock();
		throw folderProblem(error, dataFolder);
	}
}

/**
 * For maintenance scripts: how to reach the server that runs for this data folder, or null when none does.
 * Throws a StartProblem when the database belongs to another user.
 */
export async function connectionOf(dataDir: string): Promise<string | null> {
	const dataFolder = await realpath(dataDir).catch(() => undefined);
	const place = dataFolder === undefined ? undefined : await knownPlace(dataFolder);
	const living = place && (await livingPostmaster(place.cluster));
	return living?.ready ? urlOf(living.socketFolder) : null;
}

/** Adopts or starts the server; returns where its socket is. */
async function ensureRunning(
	place: Place,
	binaries: string,
	{ say, settings = {} }: EmbeddedPostgresOptions,
): Promise<string> {
	refuseUnquotable(place.cluster, binaries);
	const survivor = await waitUntilReady(place);
	if (survivor) {
		say?.("Using the PostgreSQL server that is still running for this data folder.");
		return survivor.socketFolder;
	}
	if (!existsSync(place.cluster)) {
		say?.("Making a new database; this takes a few seconds.");
		await makeCluster(place, binaries, settings);
	}
	const socketFolder = await socketFolderFor(place);
	await startPostmaster(place, binaries, commandLine(settings, socketFolder));
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
