// The hero: a house inside its three rings on a hillside at night, with fire beyond the ridges. Decorative only. Use it
// once per page, because its gradient ids are fixed.
import { color } from "../tokens.ts";
import { contours } from "./contours.ts";
import { NightHome } from "./night-home.tsx";
import {
	around,
	east,
	groundSquash,
	grove,
	home,
	ridge,
	ringWidths,
	scatter,
	west,
} from "./night-terrain.ts";
import { NightWater } from "./night-water.tsx";

export function NightScene() {
	return (
		<svg className="night-scene" viewBox="0 0 1440 720" aria-hidden="true" fill="none">
			<Gradients />
			<Sky />
			{ridges.map(({ d, fill, rim }) => (
				<path key={fill} d={d} fill={fill} stroke="url(#night-rim)" strokeWidth={1.6} strokeOpacity={rim} />
			))}
			<Ground />
			<NightWater behind />
			<NightHome />
			<NightWater />
			<RingLabels />
			<rect className="night-fade" x={west} y={-900} width={1900} height={1640} fill="url(#night-fade)" />
		</svg>
	);
}

const ridges = [
	{
		d: ridge({ seed: 53, base: 238, height: 74, step: 26, trees: 0, treeHeight: 0 }),
		fill: "#7a3722",
		rim: 0.95,
	},
	{
		d: ridge({ seed: 25, base: 268, height: 66, step: 24, trees: 0, treeHeight: 0 }),
		fill: "#54291d",
		rim: 0.75,
	},
	{
		d: ridge({ seed: 137, base: 292, height: 52, step: 26, trees: 0, treeHeight: 0 }),
		fill: "#33211c",
		rim: 0.45,
	},
	{
		d: ridge({ seed: 77, base: 318, height: 34, step: 32, trees: 0.6, treeHeight: 15 }),
		fill: "#191817",
		rim: 0,
	},
];

function Sky() {
	return (
		<>
			<rect x={west} y={-900} width={east - west} height={1640} fill="url(#night-sky)" />
			<g stroke={color.bone} strokeLinecap="round">
				<path d={scatter(3, 70, [west, -160], [east, 230])} strokeWidth={1.6} strokeOpacity={0.4} />
				<path d={scatter(8, 34, [west, -120], [east, 190])} strokeWidth={2.3} strokeOpacity={0.6} />
				<path d={scatter(14, 14, [west, -80], [east, 150])} strokeWidth={3} />
			</g>
			<ellipse cx={1130} cy={330} rx={900} ry={330} fill="url(#night-glow)" />
			<ellipse cx={1210} cy={290} rx={420} ry={150} fill="url(#night-heart)" />
			<ellipse cx={1330} cy={96} rx={420} ry={70} transform="rotate(-16 1330 96)" fill="url(#night-smoke)" />
			<ellipse
				cx={1010}
				cy={150}
				rx={300}
				ry={40}
				transform="rotate(-12 1010 150)"
				fill="url(#night-smoke)"
			/>
			<path
				d={scatter(27, 26, [880, 262], [1480, 60])}
				stroke={color["ember-glow"]}
				strokeWidth={2.4}
				strokeLinecap="round"
				strokeOpacity={0.75}
			/>
		</>
	);
}

function Ground() {
	return (
		<>
			<path d={mound} fill="url(#night-mound)" stroke="url(#night-rim)" strokeOpacity={0.35} />
			<path d={grove(61, 60, 440, 760)} fill="#0c1012" />
			<g stroke={color.bone} strokeOpacity={0.085} clipPath="url(#night-ground)">
				{lines.map((d) => (
					<path key={d} d={d} />
				))}
			</g>
			<path d={far} fill={color.sage} fillOpacity={0.14} stroke={color["sage-glow"]} strokeWidth={1.8} />
			<path d={grove(73, 15, 305, 392)} fill="#2b3d31" />
			<path d={middle} fill={color.water} fillOpacity={0.2} stroke={color["water-glow"]} strokeWidth={1.8} />
			<path d={near} fill="#cfc5b0" fillOpacity={0.16} stroke={color.bone} strokeWidth={1.8} />
		</>
	);
}

const mound = `M${west} 440C-200 408 240 402 560 366S960 322 1090 322 1380 346 1560 372 2000 420 ${east} 424V760H${west}z`;
const hill = { seed: 17, cx: home[0], cy: home[1], squash: groundSquash, wobble: 0.022, points: 26 };
const [near, middle, far] = contours(hill, [ringWidths.near, ringWidths.middle, ringWidths.far]) as [
	string,
	string,
	string,
];
const lines = contours(
	{ ...hill, wobble: 0.045 },
	[190, 218, 248, 318, 354, 452, 500, 552, 610, 674, 746, 830],
);

function RingLabels() {
	const foot = around(labelAngle, ringWidths.far + 34);
	return (
		<>
			<path
				d={`M${around(labelAngle, 96).join(" ")}L${foot.join(" ")}`}
				stroke={color.bone}
				strokeOpacity={0.6}
				strokeDasharray="2 5"
			/>
			{labels.map(({ reach, text, fill }) => {
				const [x, y] = around(labelAngle, reach);
				return (
					<g key={text}>
						<circle cx={x} cy={y} r={4} fill={color.night} stroke={fill} strokeWidth={2} />
						<text className="night-label" x={x + 13} y={y + 5} fill={fill}>
							{text}
						</text>
					</g>
				);
			})}
		</>
	);
}

const labelAngle = 60;
const labels = [
	{ reach: ringWidths.near, text: "0–5 ft", fill: color.bone },
	{ reach: ringWidths.middle, text: "5–30 ft", fill: color["water-glow"] },
	{ reach: ringWidths.far, text: "30–100 ft", fill: color["sage-glow"] },
];

function Gradients() {
	return (
		<defs>
			<linearGradient id="night-sky" x1="0" y1="-900" x2="0" y2="420" gradientUnits="userSpaceOnUse">
				<stop offset="0.50" stopColor={color.night} />
				<stop offset="0.80" stopColor="#14222a" />
				<stop offset="1" stopColor="#33302f" />
			</linearGradient>
			<radialGradient id="night-glow">
				<stop stopColor="#f0813f" stopOpacity="0.95" />
				<stop offset="0.30" stopColor="#d5531f" stopOpacity="0.70" />
				<stop offset="0.60" stopColor="#8c3017" stopOpacity="0.34" />
				<stop offset="1" stopColor="#3d1a10" stopOpacity="0" />
			</radialGradient>
			<radialGradient id="night-heart">
				<stop stopColor="#ffd08a" stopOpacity="0.95" />
				<stop offset="0.45" stopColor="#f79a4c" stopOpacity="0.55" />
				<stop offset="1" stopColor="#f0813f" stopOpacity="0" />
			</radialGradient>
			<radialGradient id="night-smoke">
				<stop stopColor="#2a1712" stopOpacity="0.6" />
				<stop offset="1" stopColor="#2a1712" stopOpacity="0" />
			</radialGradient>
			<clipPath id="night-ground">
				<path d={mound} />
			</clipPath>
			<linearGradient id="night-rim" x1="260" y1="0" x2="1980" y2="0" gradientUnits="userSpaceOnUse">
				<stop stopColor={color["ember-glow"]} stopOpacity="0" />
				<stop offset="0.54" stopColor="#ffc27a" />
				<stop offset="1" stopColor={color["ember-glow"]} stopOpacity="0" />
			</linearGradient>
			<linearGradient id="night-mound" x1="0" y1="320" x2="0" y2="720" gradientUnits="userSpaceOnUse">
				<stop stopColor="#2a2320" />
				<stop offset="0.35" stopColor="#171b1d" />
				<stop offset="1" stopColor={color.night} />
			</linearGradient>
			<linearGradient id="night-fade">
				<stop offset="0.5" stopColor={color.night} stopOpacity="0.9" />
				<stop offset="0.72" stopColor={color.night} stopOpacity="0.62" />
				<stop offset="0.88" stopColor={color.night} stopOpacity="0.2" />
				<stop offset="1" stopColor={color.night} stopOpacity="0" />
			</linearGradient>
		</defs>
	);
}
