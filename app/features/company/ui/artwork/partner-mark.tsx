import { contours } from "#app/ui/artwork/contours.ts";
import { color } from "#app/ui/tokens.ts";

const accents = [color.ember, color.water, color.sage, color.amber];

/** Contour lines with a different hill for each partner. */
export function PartnerMark({ seed, className }: { seed: number; className?: string }) {
	const hill = contours({ seed: seed * 7, cx: 50, cy: 50, wobble: 0.2, points: 14 }, [14, 24, 34, 44]);
	return (
		<svg
			viewBox="0 0 100 100"
			className={className}
			fill="none"
			stroke={color.ink}
			strokeWidth={1.4}
			aria-hidden="true"
		>
			{hill.map((d, index) => (
				<path
					key={d}
					d={d}
					fill={index === 0 ? accents[seed % accents.length] : "none"}
					strokeOpacity={1 - index * 0.2}
				/>
			))}
		</svg>
	);
}
