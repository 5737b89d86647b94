/**
 * The first name for a greeting, or nothing. Anybody can type somebody else's email address into a form, so a mail
 * repeats only what cannot carry a message: one short word made of letters.
 */
export function greetingName(name: string): string {
	const isName = /^[\p{L}\p{M}]{1,20}(?:\s[\p{L}\p{M}'’-]{1,30}){0,4}$/u.test(name.trim());
	return isName ? (name.trim().split(/\s/)[0] ?? "") : "";
}

/** 'Thank you, Rosa.' or, when the name cannot be repeated, 'Thank you.' */
export function thankYou(name: string): string {
	const greeted = greetingName(name);
	return greeted ? `Thank you, ${greeted}.` : "Thank you.";
}
