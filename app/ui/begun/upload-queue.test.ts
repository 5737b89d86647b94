import { expect, test } from "vitest";
import type { SentFile } from "./post-file.ts";
import { UploadQueue } from "./upload-queue.ts";

const file = (name: string) => new File(["bytes"], name);
const LOST = { ok: false, message: "The connection was lost.", canRetry: true } as const;

/** Answers an upload when the test says so. */
function queue() {
	const sent: { name: string; key: string; signal: AbortSignal; answer: (sent: SentFile<string>) => void }[] =
		[];
	const stored: string[] = [];
	const uploads = new UploadQueue<string>(
		({ file, key }, onShare, signal) =>
			new Promise((answer) => {
				onShare(0.5);
				sent.push({ name: file.name, key, signal, answer });
			}),
		(name) => stored.push(name),
	);
	return { uploads, sent, stored };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("files are sent one after the other, with progress, and leave the list when they are stored", async () => {
	const { uploads, sent, stored } = queue();
	uploads.add("photos", file("a.jpg"));
	uploads.add("photos", file("b.jpg"));
	expect(sent.map(({ name }) => name)).toEqual(["a.jpg"]);
	expect(uploads.uploads()[0]?.share).toBe(0.5);
	sent[0]?.answer({ ok: true, stored: "a" });
	await settled();
	expect(stored).toEqual(["a"]);
	expect(sent.map(({ name }) => name)).toEqual(["a.jpg", "b.jpg"]);
	expect(uploads.uploads().map((upload) => upload.file.name)).toEqual(["b.jpg"]);
	expect(uploads.isSending).toBe(true);
});

test("what a lost connection stopped is sent again under the same key, what was refused is not", async () => {
	const { uploads, sent } = queue();
	uploads.add("photos", file("lost.jpg"));
	uploads.add("photos", file("refused.jpg"));
	uploads.add("photos", file("empty.jpg"), "empty.jpg is empty.");
	sent[0]?.answer(LOST);
	await settled();
	sent[1]?.answer({ ok: false, message: "Not a photo.", canRetry: false });
	await settled();
	expect(uploads.isSending).toBe(false);
	uploads.retryLost();
	expect(sent.map(({ name }) => name)).toEqual(["lost.jpg", "refused.jpg", "lost.jpg"]);
	expect(sent[2]?.key).toBe(sent[0]?.key);
	expect(uploads.uploads().map(({ problem }) => problem)).toEqual([
		null,
		"Not a photo.",
		"empty.jpg is empty.",
	]);
});

test("a file that is taken away while it is sent is stopped, and not stored even if it arrives", async () => {
	const { uploads, sent, stored } = queue();
	const { key } = uploads.add("photos", file("a.jpg"));
	uploads.add("photos", file("b.jpg"));
	uploads.dismiss(key);
	expect(sent[0]?.signal.aborted).toBe(true);
	sent[0]?.answer({ ok: true, stored: "a" });
	await settled();
	expect(stored).toEqual([]);
	expect(sent.map(({ name }) => name)).toEqual(["a.jpg", "b.jpg"]);
});
