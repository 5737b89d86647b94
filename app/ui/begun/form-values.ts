// Reads and fills a form's controls by name, and tells what its visitor changed from what the page came with. Every
// form that is saved while somebody types uses it, because a control that is missing, not yet loaded or filled by the
// browser says nothing about what the visitor wants: saving it would erase an answer.

/** The checked values of a group of checkboxes are a list. */
export type FormValue = string | string[];

/** Undefined when the form has no control with this name. */
export function valueIn(form: HTMLFormElement, name: string): FormValue | undefined {
	const controls = controlsNamed(form, name);
	const [first] = controls;
	if (!first) return undefined;
	const checked = controls.filter(isCheckable).filter((control) => control.checked);
	if (first.type === "checkbox" && controls.length > 1) return checked.map(({ value }) => value);
	return isCheckable(first) ? (checked[0]?.value ?? "") : first.value;
}

export function putValue(form: HTMLFormElement, name: string, value: FormValue): void {
	const values = typeof value === "string" ? [value] : value;
	for (const control of controlsNamed(form, name)) {
		if (isCheckable(control)) control.checked = values.includes(control.value);
		else control.value = values[0] ?? "";
	}
}

/**
 * What the visitor typed or chose before scripts ran, which can be late on slow phones. After Back, a browser fills in
 * what stood there on the earlier visit, which may be older than what is saved: those controls are set back, except the
 * one in use.
 */
export function typedBeforeScripts(form: HTMLFormElement): Record<string, FormValue> {
	const typed: Record<string, FormValue> = {};
	for (const name of changedNames(form)) {
		const controls = controlsNamed(form, name);
		const isInUse = controls.some((control) => control === document.activeElement);
		if (cameByHistory() && !isInUse) for (const control of controls) setBack(control);
		else typed[name] = valueIn(form, name) ?? "";
	}
	return typed;
}

/** The fields that do not hold what the page came with. */
export function changedNames(form: HTMLFormElement): string[] {
	return namesIn(form).filter((name) => !controlsNamed(form, name).every(isAsDelivered));
}

/** Without hidden fields, files and buttons: nobody types into those. */
export function namesIn(form: HTMLFormElement): string[] {
	const controls = Array.from(form.elements).filter(isTypable);
	return [...new Set(controls.map(({ name }) => name).filter((name) => name !== ""))];
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlsNamed(form: HTMLFormElement, name: string): Control[] {
	return Array.from(form.elements)
		.filter(isTypable)
		.filter((control) => control.name === name);
}

function isTypable(element: Element): element is Control {
	if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true;
	return (
		element instanceof HTMLInputElement && !/^(hidden|file|submit|button|reset|image)$/.test(element.type)
	);
}

function isCheckable(control: Control): control is HTMLInputElement {
	return control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);
}

function isAsDelivered(control: Control): boolean {
	if (control instanceof HTMLSelectElement) return control.selectedIndex === deliveredOption(control);
	return isCheckable(control)
		? control.checked === control.defaultChecked
		: control.value === control.defaultValue;
}

function setBack(control: Control): void {
	if (control instanceof HTMLSelectElement) control.selectedIndex = deliveredOption(control);
	else if (isCheckable(control)) control.checked = control.defaultChecked;
	else control.value = control.defaultValue;
}

/** A select without a chosen option shows its first. */
function deliveredOption(select: HTMLSelectElement): number {
	return Math.max(
		0,
		Array.from(select.options).findIndex(({ defaultSelected }) => defaultSelected),
	);
}

function cameByHistory(): boolean {
	const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return navigation?.type === "back_forward";
}
