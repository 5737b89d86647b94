import { contact } from "#app/features/company/company.ts";

/** `why` says which daily limit was reached. */
export function overBudgetMessage(why: string): string {
	return `${why} Try again tomorrow, or email your files to ${contact.email}. Your answers are saved.`;
}
