// The entries of an archive. Raise FORMAT when an older restore could misread it.
import { z } from "zod";

export const FORMAT = 1;
export const HEAD = "ringline-backup.json";
export const ENTRIES = "entries.jsonl";
export const MANIFEST = "manifest.json";
export const JOBS = "jobs.jsonl";
export const FILES = "files/";

export const headSchema = z.object({
	format: z.number(),
	madeAt: z.string(),
	/** Hashes of the migrations the database had, oldest first. */
	migrations: z.array(z.string()),
	/** Ordered so that no table refers to a later one. */
	tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
});
export type Head = z.infer<typeof headSchema>;

export const entrySchema = z.object({
	name: z.string(),
	bytes: z.number(),
	sha256: z.string(),
	contentType: z.string().optional(),
});
export type Entry = z.infer<typeof entrySchema>;

export const manifestSchema = z.object({
	rows: z.record(z.string(), z.number()),
	sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
	jobs: z.number(),
	files: z.number(),
	/** Files deleted while they were being copied, and files that a row names but that do not exist. */
	missing: z.array(z.string()),
	/** Checksum of the entry that lists all others. */
	entriesSha256: z.string(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** An unfinished job, and the settings its queue needs. */
export const jobSchema = z.object({
	name: z.string(),
	data: z.record(z.string(), z.unknown()).nullable(),
	startAfter: z.string(),
	priority: z.number(),
	singletonKey: z.string().nullable(),
	policy: z.string(),
	deadLetter: z.string().nullable(),
});
export type PendingJob = z.infer<typeof jobSchema>;

/** tables/listings/000001.copy: tables are split into parts, because their length is not known beforehand. */
export function tablePart(table: string, part: number): string {
	return `tables/${table}/${String(part).padStart(6, "0")}.copy`;
}

export function tableOfPart(name: string): string | undefined {
	return /^tables\/(.+)\/\d+\.copy$/.exec(name)?.[1];
}
