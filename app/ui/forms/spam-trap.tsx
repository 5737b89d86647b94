/** The name of the field in the posted form. */
export const SPAM_TRAP_FIELD = "website";

/** A field out of sight and out of the keyboard's way. What fills it in is a program. */
export function SpamTrap() {
	return (
		<div className="absolute -left-[200vw] size-px overflow-hidden" aria-hidden="true">
			<label>
				Leave this empty
				<input name={SPAM_TRAP_FIELD} tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}
