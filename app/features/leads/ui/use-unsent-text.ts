import { type ChangeEvent, useEffect, useRef } from "react";

/**
 * Keeps what is typed into a text field through a lost connection and an error page. It is cleared once it is the newest
 * one stored; a colleague's does not clear it.
 */
export function useUnsentText(key: string, newestStored: { text: string } | undefined) {
	const ref = useRef<HTMLTextAreaElement>(null);
	useEffect(() => {
		const field = ref.current;
		if (!field) return;
		field.value ||= readUnsent(key);
		if (!newestStored || plain(field.value) !== plain(newestStored.text)) return;
		field.value = "";
		writeUnsent(key, "");
	}, [newestStored, key]);
	return {
		ref,
		onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => writeUnsent(key, target.value),
	};
}

export function readUnsent(key: string): string {
	try {
		return sessionStorage.getItem(key) ?? "";
	} catch {
		return "";
	}
}

function writeUnsent(key: string, text: string): void {
	try {
		sessionStorage.setItem(key, text);
	} catch {
		// Storage is full or blocked: the form works without it.
	}
}

/** Forms send CRLF line endings. */
function plain(text: string): string {
	return text.replaceAll("\r\n", "\n").trim();
}
