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

function LoadingRings({ className }: { className?: string }) {
	return (
		<svg
			viewBox="0 0 500 500"
			className={`rings-loading ${className ?? ""}`}
			fill="none"
			stroke="currentColor"
			strokeWidth={32}
			aria-hidden="true"
		>
			{[60, 138, 216].map((r) => (
				<circle key={r} cx="250" cy="250" r={r} />
			))}
		</svg>
	);
}
