// The house inside its rings. Each ring is drawn as far around as its score; the total stands in the middle.
import { color } from "#app/ui/tokens.ts";
import { isScored, ringPercent, ringText, type Score, type Scores, scoreText } from "../assessment/scores.ts";
import { type RingId, rings } from "../rules/measure.ts";

const SIZE = 480;
const CENTER = SIZE / 2;
const radii = { zone0: 92, zone1: 148, zone2: 206 } as const;
const WIDTH = 34;

export function RingDiagram({ scores, className }: { scores: Scores; className?: string }) {
	const { percent } = scores.total;
	const hasScore = isScored(scores);
	return (
		<svg
			viewBox={`0 0 ${SIZE} ${SIZE}`}
			className={className}
			fill="none"
			role="img"
			aria-label={`Readiness: ${scoreText(scores)}. ${rings
				.map(({ id, name }) => `${name}: ${ringText(scores.rings[id])}`)
				.join(", ")}.`}
		>
			{(["zone2", "zone1", "zone0"] as const).map((id) => (
				<Ring key={id} id={id} score={scores.rings[id]} />
			))}
			<g stroke={color.ink} strokeWidth={2.4} strokeLinejoin="round">
				<path d="M194 232l46-42 46 42v54h-92z" fill={color.white} />
				<path d="M184 240l56-50 56 50" />
			</g>
			{hasScore && (
				<path d={`M195.5 ${285 - 0.5 * percent}h89V285h-89z`} fill={toneOf(percent)} opacity={0.22} />
			)}
			<text
				x={CENTER}
				y={270}
				textAnchor="middle"
				fontSize={34}
				fill={color.ink}
				className="condensed figures"
			>
				{hasScore ? percent : "?"}
			</text>
		</svg>
	);
}

function Ring({ id, score }: { id: keyof typeof radii; score: Score }) {
	const percent = ringPercent(score);
	const radius = radii[id];
	const circle = { cx: CENTER, cy: CENTER, r: radius };
	return (
		<>
			{percent === null ? (
				// What nobody has answered is neither a zero nor a full ring.
				<circle {...circle} stroke={color.stone} strokeWidth={1.5} strokeDasharray="5 6" />
			) : (
				<>
					<circle {...circle} stroke={color.ash} strokeWidth={WIDTH} />
					<circle
						{...circle}
						stroke={toneOf(percent)}
						strokeWidth={WIDTH}
						pathLength={100}
						strokeDasharray={`${percent} 100`}
						transform={`rotate(-90 ${CENTER} ${CENTER})`}
					/>
				</>
			)}
			<g transform={`translate(${CENTER} ${CENTER - radius})`}>
				<rect x={-54} y={-14} width={108} height={28} rx={14} fill={color.white} stroke={color.line} />
				<text y={6.5} textAnchor="middle" fontSize={18} fill={color.ink} className="condensed figures">
					{distanceOf(id)}: {percent ?? "?"}
				</text>
			</g>
		</>
	);
}

export function toneOf(percent: number): string {
	return percent >= 80 ? color.sage : percent >= 50 ? color.water : color.ember;
}

function distanceOf(id: RingId): string {
	return rings.find((ring) => ring.id === id)?.distance ?? "";
}
