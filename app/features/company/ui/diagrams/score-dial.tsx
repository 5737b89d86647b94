import { contours } from "#app/ui/artwork/contours.ts";
import { color } from "#app/ui/tokens.ts";
import "./score-dial.css";

const hill = contours({ seed: 5, cx: 150, cy: 150, wobble: 0.03, points: 16 }, [60, 84, 144]);

/** The score as a ring, with what the fixes would add behind it. */
export function ScoreDial({ score, after }: { score: number; after: number }) {
	return (
		<svg
			viewBox="0 0 300 300"
			className="mx-auto w-full max-w-72"
			data-sheet="report"
			fill="none"
			role="img"
			aria-label={`Fire-readiness score ${score} of 100, ${after} after the fixes`}
		>
			{hill.map((d) => (
				<path key={d} d={d} stroke={color.line} />
			))}
			<g transform="rotate(-90 150 150)" strokeWidth={18}>
				<circle cx={150} cy={150} r={116} stroke={color.ash} />
				<circle
					cx={150}
					cy={150}
					r={116}
					stroke="#b9d8df"
					pathLength={100}
					strokeDasharray={`${after} 100`}
				/>
				<circle
					cx={150}
					cy={150}
					r={116}
					stroke={color.water}
					pathLength={100}
					strokeDasharray={`${score} 100`}
				/>
			</g>
			<text x={150} y={172} textAnchor="middle" fontSize={84} fill={color.ink} className="condensed figures">
				{score}
			</text>
			<text x={150} y={204} textAnchor="middle" fontSize={19} fill={color.slate} fontWeight={600}>
				{after} after the fixes
			</text>
		</svg>
	);
}
