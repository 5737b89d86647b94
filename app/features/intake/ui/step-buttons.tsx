import { Button } from "#app/ui/button.tsx";
import { type Place, STEP_COUNT } from "../journey.ts";

type Props = { place: Place; busy: boolean; isClosed: boolean; hasBlanks: boolean };

/** `go` says where a button leads; a plain form post sends it too. */
export function StepButtons({ place, busy, isClosed, hasBlanks }: Props) {
	const atEnd = place === STEP_COUNT || place === "review";
	return (
		<div className="mt-9 flex flex-wrap justify-between gap-3">
			{hasBlanks && !atEnd && (
				<p className="basis-full text-sm text-stone sm:text-right">
					You can continue and fill in the blanks later.
				</p>
			)}
			<Button type="submit" name="go" value="previous" variant="secondary" disabled={busy || place === 1}>
				Previous
			</Button>
			{place === STEP_COUNT && (
				<Button
					type="submit"
					name="go"
					value="review"
					variant="ghost"
					disabled={busy}
					className="order-first basis-full md:order-none md:ml-auto md:basis-auto"
				>
					Review all answers
				</Button>
			)}
			{atEnd ? (
				<Button type="submit" name="go" value="submit" busy={busy} disabled={busy || isClosed}>
					{busy ? "Submitting..." : "Submit Application"}
				</Button>
			) : (
				<Button type="submit" name="go" value="next">
					Next
				</Button>
			)}
		</div>
	);
}
