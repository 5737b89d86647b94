/** Three pulsing rings. Text beside them says what is loading. */
export function LoadingRings({ className }: { className?: string }) {
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
