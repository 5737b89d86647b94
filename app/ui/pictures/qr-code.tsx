import { encode } from "uqr";

/** Dark modules as one path: one square of 1 unit each. */
export function QrCode({ text, label }: { text: string; label: string }) {
	const { data, size } = encode(text, { border: 2 });
	const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${size} ${size}`}
			className="qr-code"
			shapeRendering="crispEdges"
		>
			<path d={path} />
		</svg>
	);
}
