// By hand: `clsx` would add its object and array forms, which nothing here passes, to every page's JavaScript.
/** Joins class names, leaving out what is absent. */
export function classNames(...names: Array<string | false | null | undefined>): string {
	return names.filter(Boolean).join(" ");
}
