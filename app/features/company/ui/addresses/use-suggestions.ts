import { useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { MIN_QUERY_LENGTH, type Suggestion } from "../../addresses/address-suggestions.ts";

const DEBOUNCE_MS = 300;
// Clicking a suggestion blurs the text box first, so the list must stay open a little longer.
const CLOSE_DELAY_MS = 200;

export function useSuggestions(onChoose: (suggestion: Suggestion) => void) {
	const [found, setFound] = useState<readonly Suggestion[]>([]);
	const [at, setAt] = useState(-1);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const request = useRef<AbortController>(undefined);

	function stop() {
		clearTimeout(timer.current);
		request.current?.abort();
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when the box leaves the page.
	useEffect(() => stop, []);

	function show(suggestions: readonly Suggestion[]) {
		setFound(suggestions);
		setAt(-1);
	}

	function close() {
		stop();
		show([]);
	}

	function ask(typed: string) {
		stop();
		if (typed.trim().length < MIN_QUERY_LENGTH) return show([]);
		timer.current = setTimeout(async () => {
			const controller = new AbortController();
			request.current = controller;
			const suggestions = await fetchSuggestions(typed, controller.signal);
			if (!controller.signal.aborted) show(suggestions);
		}, DEBOUNCE_MS);
	}

	function closeSoon() {
		stop();
		timer.current = setTimeout(() => show([]), CLOSE_DELAY_MS);
	}

	function choose(index: number) {
		const chosen = found[index];
		if (chosen) onChoose(chosen);
		close();
	}

	const move = (by: number) =>
		setAt((now) => (now + by + found.length + (now < 0 && by < 0 ? 1 : 0)) % found.length);
	return { found, at, isOpen: found.length > 0, ask, move, choose, close, closeSoon };
}

async function fetchSuggestions(typed: string, signal: AbortSignal): Promise<Suggestion[]> {
	try {
		const address = `${href("/intake-wizard/addresses")}?q=${encodeURIComponent(typed)}`;
		const response = await fetch(address, { signal });
		return response.ok ? await response.json() : [];
	} catch {
		return [];
	}
}
