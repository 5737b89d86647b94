/**
 * The first name for a greeting, or nothing. Anyone can enter someone else's email address, so emails repeat only one
 * short word made of letters.
 */
export function greetingName(name: string): string {
	const isName =
		/^[\p{L}\p{M}]{1,20}(?:\s[\p{L}\p{M}'’-]{1,30}){0,4}$/u.test(name.trim()) &&
		!/\p{Default_Ignorable_Code_Point}/u.test(name);
	return isName ? (name.trim().split(/\s/)[0] ?? "") : "";
}

/** 'Thank you, Rosa.', or 'Thank you.' when the name cannot be repeated. */
export function thankYou(name: string): string {
	const greeted = greetingName(name);
	return greeted ? `Thank you, ${greeted}.` : "Thank you.";
}
