// Keyboard shortcuts: j and k move between rows, letters press a row's buttons. Ignored while typing in a field.
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

const ACTIONS: Record<string, string> = { f: "flag", r: "restore", d: "delete" };

export function useRowKeys(
	list: RefObject<HTMLElement | null>,
	rowIds: readonly string[],
	onHelp: () => void,
): void {
	const last = useRef<number | null>(null);

	useEffect(() => {
		const rows = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
		const currentRow = () => document.activeElement?.closest<HTMLElement>("[data-row]") ?? null;

		function focusRow(index: number) {
			const all = rows();
			const row = all[Math.max(0, Math.min(index, all.length - 1))];
			row?.focus();
			row?.scrollIntoView({ block: "nearest" });
		}
		function onKey(event: KeyboardEvent) {
			if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
			const row = currentRow();
			const index = row ? rows().indexOf(row) : (last.current ?? -1);
			const action = ACTIONS[event.key];
			if (document.querySelector("[role=dialog]")) return;
			if (event.key === "j") focusRow(row ? index + 1 : Math.max(index, 0));
			else if (event.key === "k") focusRow(index - 1);
			else if (event.key === "x") row?.querySelector<HTMLInputElement>("[type=checkbox]")?.click();
			else if (event.key === "?") onHelp();
			else if (action && row) {
				row.querySelector<HTMLButtonElement>(`button[value="${action}"]:not(:disabled)`)?.click();
			} else return;
			event.preventDefault();
		}
		/** For a row's button pressed by letter, Enter or mouse. */
		function onAction({ target }: Event) {
			const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
			if (row) last.current = rows().indexOf(row);
		}
		document.addEventListener("keydown", onKey);
		document.addEventListener("submit", onAction, true);
		return () => {
			document.removeEventListener("keydown", onKey);
			document.removeEventListener("submit", onAction, true);
		};
	}, [list, onHelp]);

	// A deleted row takes the focus with it; the next one takes its place, before another key can be pressed.
	// biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the rows change, whatever they are
	useLayoutEffect(() => {
		if (last.current === null || document.activeElement !== document.body) return;
		const rows = list.current?.querySelectorAll<HTMLElement>("[data-row]");
		rows?.[Math.min(last.current, rows.length - 1)]?.focus({ preventScroll: true });
		last.current = null;
	}, [list, rowIds.join()]);
}

function isTyping(target: EventTarget | null): boolean {
	if (!(target instanceof HTMLElement)) return false;
	if (target instanceof HTMLInputElement) return target.type !== "checkbox";
	return target.isContentEditable || target.matches("textarea, select");
}
