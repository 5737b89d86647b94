import type { SlotDay } from "../slots/slot-values.ts";
import { SlotPicker } from "./slot-picker.tsx";

/** Why the time cannot be booked, with the closest open times in the same form. */
export function TakenNotice({ problem, free }: { problem: string; free: readonly SlotDay[] }) {
	return (
		<div className="mb-10 border-l-4 border-error bg-error-tint px-5 py-5">
			<p role="alert" className="font-semibold">
				{problem}
			</p>
			{free.length > 0 && (
				<div className="mt-4">
					<SlotPicker legend="Closest open times" days={free} />
				</div>
			)}
		</div>
	);
}
