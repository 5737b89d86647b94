// Labels that something covers or that are not beside their field, fields without one, and controls whose name lacks the
// words one sees on them.
import type { Page } from "@playwright/test";

/** At the current width. Closed details are opened for a moment. */
export function labelProblems(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
		const { scrollX, scrollY } = window;
		const opened = openDetails();
		const menus = opened.filter((details) => details.matches("[data-menu]"));
		const controls = document.querySelectorAll<Control>("input:not([type=hidden]), select, textarea");
		const problems = [...controls]
			.filter((control) => !control.closest("[aria-hidden=true], [inert]"))
			.flatMap(problemsOf)
			.concat(nameProblems());
		for (const details of opened) details.open = false;
		window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
		return problems;

		function problemsOf(control: Control): string[] {
			// A menu lies over the page, so it is opened only for its own fields.
			const menu = control.closest<HTMLDetailsElement>("details[data-menu]");
			for (const one of menus) one.open = one === menu;
			const labels = [...(control.labels ?? [])];
			if (labels.length === 0 && isSeen(control) && !control.matches("[aria-label], [aria-labelledby]"))
				return [`no label: ${control.outerHTML.slice(0, 120)}`];
			return labels.flatMap((label) => {
				bringToMiddle(label);
				return textBoxes(label, control).flatMap((box) => {
					const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
					const onTop = document.elementsFromPoint(x, y).find(isSeen) ?? null;
					// A dialog may cover the page behind it.
					if (!label.contains(onTop) && !onTop?.closest("dialog, [role$=dialog]"))
						return [`"${label.textContent}" is covered by ${onTop?.outerHTML.slice(0, 120)}`];
					return isSeen(control) && isMisplaced(box, control) ? [`"${label.textContent}" is misplaced`] : [];
				});
			});
		}

		/** Whoever speaks to the computer says what is written there, so the name must hold those words in their order (WCAG 2.5.3). */
		function nameProblems(): string[] {
			const named = document.querySelectorAll<HTMLElement>(
				":is(a, button, summary, label, [role=button], [role=link], [role=tab]):is([aria-label], [aria-labelledby])",
			);
			return [...named].filter(isSeen).flatMap((control) => {
				const labels = (control.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
				const name =
					labels.map((id) => document.getElementById(id)?.textContent ?? "").join(" ") || control.ariaLabel;
				const seen = words(seenText(control));
				return seen && !words(name ?? "").includes(seen) ? [`"${seen}" is named "${name}"`] : [];
			});
		}

		function words(text: string): string {
			return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
		}

		function seenText(element: Element): string {
			const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
			const texts: string[] = [];
			for (let text = walker.nextNode(); text; text = walker.nextNode())
				if (text.parentElement && !text.parentElement.closest("svg") && isSeen(text.parentElement))
					texts.push(text.textContent ?? "");
			return texts.join(" ");
		}

		/** Not a field that covers its label or is a pixel wide so that the label is what one sees and clicks. */
		function isSeen(element: Element): boolean {
			return (
				element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
				element.getBoundingClientRect().width > 1
			);
		}

		/** One box per line of text. */
		function textBoxes(label: HTMLLabelElement, control: Control): DOMRect[] {
			const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
			const boxes: DOMRect[] = [];
			for (let text = walker.nextNode(); text; text = walker.nextNode()) {
				if (!text.parentElement || !isSeen(text.parentElement) || control.contains(text)) continue;
				const range = document.createRange();
				range.selectNode(text);
				boxes.push(...range.getClientRects());
			}
			return boxes.filter(({ width }) => width > 1);
		}

		/** Neither above nor left of a field one types in, or on top of any other. */
		function isMisplaced(label: DOMRect, control: Control): boolean {
			const field = control.getBoundingClientRect();
			// Such as the button of a time to pick: it has no look of its own and only takes the clicks.
			const { appearance, borderTopWidth, backgroundColor } = getComputedStyle(control);
			if (appearance === "none" && borderTopWidth === "0px" && backgroundColor === "rgba(0, 0, 0, 0)")
				return false;
			const isPast = label.bottom > field.top + 1 && label.right > field.left + 1;
			const isBefore = label.top < field.bottom - 1 && label.left < field.right - 1;
			return isPast && (isBefore || control.matches(".control"));
		}

		/** Clear of bars at the edges. Scrolling is slow, so only where it is needed. */
		function bringToMiddle(label: HTMLLabelElement): void {
			const { top, bottom } = label.getBoundingClientRect();
			if (top < innerHeight * 0.2 || bottom > innerHeight * 0.8)
				label.scrollIntoView({ block: "center", behavior: "instant" });
		}

		function openDetails(): HTMLDetailsElement[] {
			const closed = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")].filter(
				(details) => details.querySelector("input:not([type=hidden]), select, textarea"),
			);
			for (const details of closed) details.open = true;
			for (const animation of document.getAnimations())
				if (animation instanceof CSSTransition) animation.finish();
			return closed;
		}
	});
}
