import { type ChangeEvent, useEffect, useRef } from "react";
import { readText, writeText } from "./device-store.ts";

/**
 * Keeps the text of one text field until the tab is closed. It is cleared once it is the newest one stored by the
 * server; somebody else's does not clear it.
 */
export function useKeptText(key: string, newestStored: { text: string } | undefined) {
	const ref = useRef<HTMLTextAreaElement>(null);
	useEffect(() => {
		const field = ref.current;
		if (!field) return;
		field.value ||= keptText(key);
		if (!newestStored || plain(field.value) !== plain(newestStored.text)) return;
		field.value = "";
		writeText(key, null, "tab");
	}, [newestStored, key]);
	return {
		ref,
		onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => void writeText(key, target.value, "tab"),
	};
}

export function keptText(key: string): string {
	return readText(key, "tab") ?? "";
}

/** Forms send CRLF line endings. */
function plain(text: string): string {
	return text.replaceAll("\r\n", "\n").trim();
}
