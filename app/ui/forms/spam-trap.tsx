/** People don't see this field, so only programs fill it in. */
export const SPAM_TRAP_FIELD = "website";

export function SpamTrap() {
	return (
		<div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
			<label>
				Leave this empty
				<input name={SPAM_TRAP_FIELD} tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}
