import { LoadingRings } from "../artwork/loading-rings.tsx";
import { classNames } from "../class-names.ts";

/** Pulsing rings. Pass a `label` when no text beside it says what is happening. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
	const rings = <LoadingRings className={classNames("size-5", className)} />;
	if (!label) return rings;
	return (
		<span role="status" className="inline-flex items-center gap-3">
			{rings}
			<span>{label}</span>
		</span>
	);
}
