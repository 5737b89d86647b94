// The three rings, selected by the radio buttons beside them (keyboard, touch, no JavaScript) or by pointing at a ring.
// The checked radio holds the state, and CSS does the rest.
import { useRef } from "react";
import { contours } from "#app/ui/artwork/contours.ts";
import { color } from "#app/ui/tokens.ts";
import { type Zone, zones } from "../../places/zones.ts";

const size = 600;
const radii = { immediate: 92, intermediate: 178, extended: 278 } as const;
const [immediate, intermediate, extended] = contours(
	{ seed: 17, cx: size / 2, cy: size / 2, wobble: 0.035, points: 26 },
	[radii.immediate, radii.intermediate, radii.extended],
) as [string, string, string];
const shapes = { immediate, intermediate, extended };

export function ZoneDiagram() {
	const box = useRef<HTMLFieldSetElement>(null);
	function choose(id: Zone["id"]) {
		const radio = box.current?.querySelector<HTMLInputElement>(`[value="${id}"]`);
		if (radio) radio.checked = true;
	}
	return (
		<fieldset ref={box} className="zones grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
			<legend className="sr-only">Choose a ring around the house</legend>
			<svg
				viewBox={`0 0 ${size} ${size}`}
				className="mx-auto w-full max-w-[34rem]"
				fill="none"
				aria-hidden="true"
			>
				{[...zones].reverse().map((zone) => (
					// biome-ignore lint/a11y/noStaticElementInteractions: pointing is a second way; the radios are the first
					<path
						key={zone.id}
						d={shapes[zone.id]}
						className={`zone zone-${zone.id}`}
						onPointerEnter={(event) => event.pointerType === "mouse" && choose(zone.id)}
						onClick={() => choose(zone.id)}
					/>
				))}
				<g pointerEvents="none">
					<Planting />
					<Plan />
					{zones.map((zone) => (
						<text
							key={zone.id}
							x={size / 2}
							y={size / 2 - radii[zone.id] + 27}
							textAnchor="middle"
							fontSize={23}
							className={`condensed figures zone-text zone-text-${zone.id}`}
						>
							{zone.distance}
						</text>
					))}
				</g>
			</svg>
			<div>
				{zones.map((zone, index) => (
					<div key={zone.id} className="zone-choice border-b border-line first-of-type:border-t">
						<label className="flex items-baseline gap-4 py-4">
							<input
								type="radio"
								name="zone"
								value={zone.id}
								defaultChecked={index === 0}
								className="check"
							/>
							<span className="condensed text-subheading mr-auto">{zone.name}</span>
							<span className="figures font-semibold whitespace-nowrap">{zone.distance}</span>
						</label>
						<div className="zone-panel pb-6 pl-10">
							<p className="font-semibold">{zone.lead}</p>
							<p className="mt-1 text-slate">{zone.text}</p>
							<ul className="mt-3 grid list-disc gap-1 pl-5 text-slate marker:text-ember-deep">
								{zone.actions.map((action) => (
									<li key={action}>{action}</li>
								))}
							</ul>
						</div>
					</div>
				))}
			</div>
		</fieldset>
	);
}

/** The house from above. */
function Plan() {
	return (
		<g stroke={color.ink} strokeWidth={1.8} strokeLinejoin="round">
			<path d="M256 268h96v66h-96z" fill="#6a757c" />
			<path d="M256 301h96" stroke={color.bone} />
			<path d="M256 268l14 33-14 33M352 268l-14 33 14 33" stroke={color.bone} />
			<path d="M352 290h30v32h-30z" fill={color.shade} />
			<path d="M274 360h54v24h-54z" fill="#b9d8df" />
			<path d="M284 371q7-4 12 0t12 0 10 0" stroke={color.white} />
		</g>
	);
}

function Planting() {
	return (
		<g strokeLinejoin="round">
			{shrubs.map(([x, y, r]) => (
				<circle key={`${x}`} cx={x} cy={y} r={r} fill="#a9bfa6" stroke={color.sage} strokeWidth={1.4} />
			))}
			{cannons.map(([x, y]) => (
				<g key={x} stroke={color.ink} strokeWidth={1.6}>
					<circle cx={x} cy={y} r={7} fill={color.ember} />
				</g>
			))}
		</g>
	);
}

const shrubs = [
	[168, 238, 13],
	[190, 384, 15],
	[420, 210, 14],
	[446, 330, 12],
	[372, 446, 15],
	[96, 190, 26],
	[70, 350, 24],
	[160, 490, 28],
	[330, 540, 22],
	[478, 468, 27],
	[535, 290, 24],
	[452, 108, 27],
	[196, 90, 24],
] as const;
const cannons = [
	[222, 180],
	[388, 186],
	[170, 316],
	[430, 396],
	[262, 444],
] as const;
