/** Two rings with the house inside. `onDark` lightens the rings. */
export function LogoMark({ className = "size-9", onDark }: { className?: string; onDark?: boolean }) {
	return (
		<svg viewBox="0 0 36 36" className={className} fill="none" aria-hidden="true">
			<circle cx="18" cy="18" r="16.5" className={onDark ? "stroke-bone" : "stroke-ink"} strokeWidth="1.8" />
			<circle
				cx="18"
				cy="18"
				r="11.5"
				className={onDark ? "stroke-water-glow" : "stroke-water"}
				strokeWidth="1.8"
			/>
			<path d="M11.8 20.600v-4.800L18 10.600l6.2 5.200v4.800z" className="fill-ember" />
		</svg>
	);
}
