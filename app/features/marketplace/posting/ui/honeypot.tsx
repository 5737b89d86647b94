import { HONEYPOT_FIELD } from "../suspicion.ts";

/** Hidden from people and from the keyboard. */
export function Honeypot() {
	return (
		<div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
			<label>
				Leave this empty
				<input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}
