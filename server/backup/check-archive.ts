// Reads the whole archive before anything is changed: a damaged one must not destroy the old data.
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { z } from "zod";
import { StartError } from "../postgres/start-error.ts";
import { type ArchiveEntry, type ArchiveFile, readArchive } from "./archive.ts";
import {
	ENTRIES,
	type Entry,
	entrySchema,
	FORMAT,
	HEAD,
	type Head,
	headSchema,
	MANIFEST,
	type Manifest,
	manifestSchema,
} from "./contents.ts";

export type CheckedArchive = {
	file: ArchiveFile;
	head: Head;
	manifest: Manifest;
	entries: Map<string, Entry>;
};

export async function checkArchive(file: ArchiveFile): Promise<CheckedArchive> {
	try {
		return await check(file);
	} catch (error) {
		if (error instanceof StartError) throw error;
		const code = (error as NodeJS.ErrnoException).code;
		if (code === "ENOENT") throw new StartError(`The file ${file.path} does not exist.`);
		throw new StartError(
			`${file.path} is not a complete backup (${(error as Error).message}). Nothing was changed.`,
		);
	}
}

async function check(file: ArchiveFile): Promise<CheckedArchive> {
	const found = new Map<string, string>();
	let head: Head | undefined;
	let list: Buffer | undefined;
	let manifest: Manifest | undefined;
	for await (const entry of readArchive(file)) {
		if (!head && entry.name !== HEAD) throw new Error("it is not a Ringline backup");
		if (entry.name === ENTRIES) list = await buffer(entry.body);
		else if (entry.name === MANIFEST) manifest = await parsed(entry, manifestSchema);
		else found.set(entry.name, entry.name === HEAD ? await readHead(entry) : await sha256(entry.body));
	}
	if (!head || !list || !manifest) throw new Error("its end is missing");
	if (createHash("sha256").update(list).digest("hex") !== manifest.entriesSha256)
		throw new Error("its list of contents is damaged");
	const entries = new Map<string, Entry>();
	for (const line of list.toString("utf8").split("\n").filter(Boolean)) {
		const entry = entrySchema.parse(JSON.parse(line));
		if (found.get(entry.name) !== entry.sha256) throw new Error(`${entry.name} is missing or damaged`);
		entries.set(entry.name, entry);
	}
	return { file, head, manifest, entries };

	async function readHead(entry: ArchiveEntry): Promise<string> {
		const bytes = await buffer(entry.body);
		const { format } = JSON.parse(bytes.toString("utf8"));
		if (format > FORMAT)
			throw new StartError(
				"This backup was made by a newer version of Ringline: restore it with that version.",
			);
		head = headSchema.parse(JSON.parse(bytes.toString("utf8")));
		return createHash("sha256").update(bytes).digest("hex");
	}
}

async function parsed<T>(entry: ArchiveEntry, schema: z.ZodType<T>): Promise<T> {
	return schema.parse(JSON.parse((await buffer(entry.body)).toString("utf8")));
}

async function sha256(body: AsyncIterable<Uint8Array>): Promise<string> {
	const hash = createHash("sha256");
	for await (const chunk of body) hash.update(chunk);
	return hash.digest("hex");
}
