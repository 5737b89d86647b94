// A property from above, with its rings and the numbered findings. One foot is two units.
import { contours } from "#app/ui/artwork/contours.ts";
import { color } from "#app/ui/tokens.ts";
import type { Finding } from "../../offers/sample-report.ts";

const hill = contours({ seed: 41, cx: 240, cy: 240, wobble: 0.12, points: 22 }, [260, 300, 344]);
const severityFill = { high: color.error, medium: color.amber, low: color.slate } as const;

export function ZoneMap({ findings, className }: { findings: readonly Finding[]; className?: string }) {
	return (
		<svg
			viewBox="0 0 480 480"
			className={className}
			fill="none"
			role="img"
			aria-label={`Zone map with ${findings.length} numbered findings`}
		>
			<rect width={480} height={480} fill={color.bone} />
			{hill.map((d) => (
				<path key={d} d={d} stroke={color.line} />
			))}
			<rect
				x={26}
				y={26}
				width={428}
				height={428}
				rx={228}
				fill={color["sage-tint"]}
				stroke={color.sage}
				strokeWidth={1.6}
			/>
			<rect
				x={140}
				y={146}
				width={200}
				height={188}
				rx={92}
				fill={color["water-tint"]}
				stroke={color.water}
				strokeWidth={1.6}
			/>
			<rect
				x={186}
				y={192}
				width={108}
				height={96}
				rx={16}
				fill={color.white}
				stroke={color.ink}
				strokeWidth={1.6}
			/>
			<path d="M198 204h84v72h-84z" fill="#6a757c" stroke={color.ink} strokeWidth={1.6} />
			<path d="M198 240h84" stroke={color.bone} />
			<path d="M206 276h56v16h-56z" fill="#cdb993" stroke={color.ink} />
			<path d="M300 176h44v24h-44z" fill="#b9d8df" stroke={color.ink} />
			{(
				[
					["0-5 ft", 188],
					["5-30 ft", 164],
					["30-100 ft", 50],
				] as const
			).map(([text, y]) => (
				<text
					key={text}
					x={240}
					y={y}
					textAnchor="middle"
					fontSize={15}
					fill={color.ink}
					className="condensed figures"
				>
					{text}
				</text>
			))}
			{findings.map(({ number, place: [east, south], severity }) => (
				<g key={number} transform={`translate(${240 + east * 2} ${240 + south * 2})`}>
					<circle r={13} fill={severityFill[severity]} stroke={color.white} strokeWidth={2} />
					<text y={6} textAnchor="middle" fontSize={17} fill={color.white} className="condensed figures">
						{number}
					</text>
				</g>
			))}
			<g stroke={color.ink} strokeWidth={1.6}>
				<path d="M448 60V24l-7 12M448 24l7 12" />
			</g>
			<text x={448} y={78} textAnchor="middle" fontSize={14} fill={color.ink} className="condensed">
				N
			</text>
		</svg>
	);
}
