/** Three rings that breathe outwards; the text beside it says what is loading. */
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
			{rings.map((d) => (
				<path key={d} d={d} />
			))}
		</svg>
	);
}

// Drawn by `contours`, and kept as drawn: every page has a spinner, few need the survey behind it.
const rings = [
	"M309 237q3 13 0 26q-3 14-12 24q-9 11-21 17q-12 6-26 7q-14 1-27-6q-12-6-20-17q-8-11-11-25q-4-13 0-26q3-14 11-25q8-10 21-17q12-6 26-6q14 0 26 6q13 7 21 17q9 11 12 25z",
	"M384 219q7 31 1 62q-7 31-27 55q-21 24-49 38q-27 14-59 16q-32 2-61-13q-28-15-47-41q-18-25-26-56q-7-30 0-60q7-31 26-56q19-25 48-40q28-14 60-14q32 0 60 15q28 14 48 39q20 25 26 55z",
	"M460 202q11 48 1 96q-11 49-42 86q-32 37-76 60q-44 22-94 25q-50 2-94-21q-44-23-73-63q-29-40-41-88q-12-47 0-95q11-47 41-87q29-39 74-62q44-23 94-22q50 1 94 24q44 22 74 61q31 38 42 86z",
];
