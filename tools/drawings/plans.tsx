// Top views of what one product covers, drawn into the rings around a house.
import { contours } from "#app/ui/artwork/contours.ts";
import { color } from "#app/ui/tokens.ts";

const SEED = { seed: 5, cx: 0, cy: 0, wobble: 0.035, points: 18 };
const rings = contours(SEED, [34, 64, 104]);
const hillside = contours({ ...SEED, seed: 17, cx: 60, cy: -40, wobble: 0.12 }, [130, 158, 188, 220]);

function Plan({ children }: { children: React.ReactNode }) {
	return (
		<svg
			aria-hidden="true"
			viewBox="-144 -108 288 216"
			fill="none"
			stroke={color.ink}
			strokeWidth={1.4}
			strokeLinejoin="round"
		>
			{hillside.map((d) => (
				<path key={d} d={d} stroke={color.line} strokeWidth={1} />
			))}
			{children}
			{rings.map((d, ring) => (
				<path key={d} d={d} stroke={[color.ink, color.water, color.sage][ring]} strokeDasharray="5 4" />
			))}
			<path d="M-17-13H9V13H-17Z" fill={color.white} />
			<path d="M-17 0H9M-4-13V13" strokeOpacity={0.35} />
			<path d="M9-5H21V13H9Z" fill={color.bone} />
		</svg>
	);
}

function Spot({ x, y }: { x: number; y: number }) {
	return (
		<>
			<circle cx={x} cy={y} r={6.5} fill={color.ember} />
			<circle cx={x} cy={y} r={2.2} fill={color.white} stroke="none" />
		</>
	);
}

type Reach = { x: number; y: number; radius: number };

export function CirclePlan({ reaches }: { reaches: Reach[] }) {
	return (
		<Plan>
			{reaches.map(({ x, y, radius }) => (
				<g key={`${x} ${y}`}>
					<circle
						cx={x}
						cy={y}
						r={radius}
						fill={color["water-glow"]}
						fillOpacity={0.4}
						stroke={color.water}
					/>
					<circle
						cx={x}
						cy={y}
						r={radius * 0.62}
						stroke={color.water}
						strokeOpacity={0.6}
						strokeDasharray="1 6 8 6"
					/>
				</g>
			))}
			{reaches.map(({ x, y }) => (
				<Spot key={`${x} ${y}`} x={x} y={y} />
			))}
		</Plan>
	);
}

/** Small heads on a loop close to the wall. */
export function RingPlan() {
	const heads = Array.from({ length: 18 }, (_, n) => {
		const angle = (n / 18) * 2 * Math.PI;
		return { x: Math.round(2 + 40 * Math.cos(angle)), y: Math.round(32 * Math.sin(angle)) };
	});
	return (
		<Plan>
			{heads.map(({ x, y }) => (
				<circle
					key={`${x} ${y}`}
					cx={x}
					cy={y}
					r={15}
					fill={color["water-glow"]}
					fillOpacity={0.4}
					stroke="none"
				/>
			))}
			<ellipse cx={2} cy={0} rx={40} ry={32} stroke={color.slate} strokeWidth={2} />
			{heads.map(({ x, y }) => (
				<circle key={`${x} ${y}`} cx={x} cy={y} r={3} fill={color.ember} />
			))}
		</Plan>
	);
}

type Sector = Reach & { from: number; to: number };

export function SectorPlan({ sectors, tint }: { sectors: Sector[]; tint: "water" | "ember" }) {
	const [fill, edge] =
		tint === "water" ? [color["water-glow"], color.water] : [color["ember-glow"], color.ember];
	return (
		<Plan>
			{sectors.map((sector) => (
				<g key={`${sector.x} ${sector.from}`}>
					<path d={slice(sector, 1)} fill={fill} fillOpacity={0.42} stroke={edge} />
					<path d={slice(sector, 0.6)} stroke={edge} strokeOpacity={0.6} strokeDasharray="4 5" />
				</g>
			))}
			{sectors.map(({ x, y, from }) => (
				<Spot key={`${x} ${from}`} x={x} y={y} />
			))}
		</Plan>
	);
}

function slice({ x, y, radius, from, to }: Sector, share: number): string {
	const at = (degrees: number) => {
		const angle = (degrees * Math.PI) / 180;
		const r = radius * share;
		return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
	};
	const r = radius * share;
	return `M${x} ${y}L${at(from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}Z`;
}
