// Makes <details data-menu> behave like menus: a choice, Escape or a click elsewhere closes them.
import { useEffect, useRef } from "react";

export function useMenus() {
	const container = useRef<HTMLElement>(null);
	useEffect(() => {
		const openMenus = () =>
			container.current?.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]") ?? [];
		function closeOnChoiceOrElsewhere(event: MouseEvent) {
			const target = event.target as Element;
			for (const menu of openMenus())
				if (!menu.contains(target) || target.closest("a, button")) menu.open = false;
		}
		function closeOnEscape(event: KeyboardEvent) {
			if (event.key !== "Escape") return;
			for (const menu of openMenus()) {
				menu.open = false;
				menu.querySelector("summary")?.focus();
			}
		}
		document.addEventListener("click", closeOnChoiceOrElsewhere);
		document.addEventListener("keydown", closeOnEscape);
		return () => {
			document.removeEventListener("click", closeOnChoiceOrElsewhere);
			document.removeEventListener("keydown", closeOnEscape);
		};
	}, []);
	return container;
}
