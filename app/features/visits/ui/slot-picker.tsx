import { Link } from "react-router";
import type { SlotDay } from "../slots/slot-values.ts";
import "./visits.css";

type SlotPickerProps = {
	legend: string;
	days: readonly SlotDay[];
	/** Addresses of the weeks before and after. */
	earlier?: string | null;
	later?: string | null;
};

/** Radio buttons by day. Each is named with its day, so that it makes sense without the heading above it. */
export function SlotPicker({ legend, days, earlier, later }: SlotPickerProps) {
	return (
		<fieldset>
			<legend className="condensed mb-1 text-subheading">{legend}</legend>
			<p className="text-slate">All times are Pacific time.</p>
			{days.length === 0 ? (
				<p className="mt-5 border-y border-line py-5">
					No open times this week. Try another week, or call us.
				</p>
			) : (
				<div className="mt-5 border-t border-line">
					{days.map(({ label, slots }) => (
						<div key={label} className="slot-day">
							<p className="font-semibold" aria-hidden="true">
								{label}
							</p>
							<ul className="slot-list">
								{slots.map(({ value, clock }) => (
									<li key={value}>
										<label className="slot figures">
											<input type="radio" name="slot" value={value} required />
											<span className="sr-only">{label}, </span>
											{clock}
										</label>
									</li>
								))}
							</ul>
						</div>
					))}
				</div>
			)}
			{(earlier || later) && (
				<p className="mt-4 flex justify-between gap-6">
					{earlier ? (
						<Link to={earlier} preventScrollReset className="link">
							Earlier times
						</Link>
					) : (
						<span />
					)}
					{later && (
						<Link to={later} preventScrollReset className="link">
							Later times
						</Link>
					)}
				</p>
			)}
		</fieldset>
	);
}
