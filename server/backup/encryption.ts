// Encrypts and decrypts archives in the age format (age-encryption.org), so that any age program opens them too. The
// site knows only the recipient, its public half: whoever takes over the server cannot read old backups.
import { open, readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { Decrypter, Encrypter } from "age-encryption";
import { StartError } from "../postgres/start-error.ts";

const MAGIC = "age-encryption.org/v1\n";

export async function encrypted(plain: Readable, recipient: string): Promise<Readable> {
	const encrypter = new Encrypter();
	encrypter.addRecipient(recipient);
	const stream = await encrypter.encrypt(Readable.toWeb(plain) as ReadableStream<Uint8Array>);
	return Readable.fromWeb(stream as never);
}

export async function decrypted(secret: Readable, identity: string): Promise<Readable> {
	const decrypter = new Decrypter();
	decrypter.addIdentity(identity);
	const stream = await decrypter.decrypt(Readable.toWeb(secret) as ReadableStream<Uint8Array>);
	return Readable.fromWeb(stream as never);
}

export async function isEncrypted(file: string): Promise<boolean> {
	const handle = await open(file);
	try {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
		return buffer.toString("latin1", 0, bytesRead) === MAGIC;
	} finally {
		await handle.close();
	}
}

export function requireRecipient(recipient: string): string {
	try {
		new Encrypter().addRecipient(recipient);
		return recipient;
	} catch {
		throw new StartError(
			`${recipient} is not an age recipient. It looks like age1…, and age-keygen prints it with a new key.`,
		);
	}
}

/** Reads the file that age-keygen writes: comments and one key. */
export async function readIdentity(file: string): Promise<string> {
	const text = await readFile(file, "utf8").catch(() => {
		throw new StartError(`The key file ${file} cannot be read.`);
	});
	const identity = text
		.split(/\r?\n/)
		.map((line) => line.trim())
		.find((line) => line.startsWith("AGE-SECRET-KEY-"));
	if (!identity) throw new StartError(`${file} has no line that begins with AGE-SECRET-KEY-.`);
	return identity;
}
