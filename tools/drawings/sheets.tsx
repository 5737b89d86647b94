// The drawings that explain a product beside its pictures, by file name. tools/render-shop-files.ts writes them to public/products.

import type { ComponentType, ReactElement, ReactNode } from "react";
import { CannonDrawing } from "#app/ui/artwork/cannon.tsx";
import { ControllerDrawing } from "#app/ui/artwork/controller.tsx";
import { Drawing } from "#app/ui/artwork/drawing.tsx";
import { HouseDrawing } from "#app/ui/artwork/house.tsx";
import { PoolDrawing } from "#app/ui/artwork/pool.tsx";
import { PumpDrawing } from "#app/ui/artwork/pump.tsx";
import { PumpShedDrawing } from "#app/ui/artwork/pump-shed.tsx";
import { SensorMastDrawing } from "#app/ui/artwork/sensor-mast.tsx";
import { Cylinder, Disc, Pipe, tints } from "#app/ui/artwork/shapes.tsx";
import { SolarDrawing } from "#app/ui/artwork/solar.tsx";
import { TankDrawing } from "#app/ui/artwork/tank.tsx";
import { color } from "#app/ui/tokens.ts";
import { CirclePlan, RingPlan, SectorPlan } from "./plans.tsx";

const [WIDTH, HEIGHT] = [288, 216];

function Sheet({ children }: { children: ReactNode }) {
	return (
		<svg
			aria-hidden="true"
			xmlns="http://www.w3.org/2000/svg"
			viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
			width={1200}
			height={900}
		>
			<path d={`M0 0H${WIDTH}V${HEIGHT}H0Z`} fill={color.ash} />
			{children}
		</svg>
	);
}

/** A placed drawing. Scale 1 fills the sheet; x and y move its center in sheet units. */
type Place = [drawing: ComponentType, x?: number, y?: number, scale?: number];

const placed = ([Piece, x = 0, y = 0, scale = 0.94]: Place, index = 0) => {
	const [width, height] = [WIDTH * scale, HEIGHT * scale];
	return (
		<svg
			aria-hidden="true"
			key={index}
			x={(WIDTH - width) / 2 + x}
			y={(HEIGHT - height) / 2 + y}
			width={width}
			height={height}
			overflow="visible"
		>
			<Piece />
		</svg>
	);
};

const sheet = (...places: Place[]): ReactElement => <Sheet>{places.map(placed)}</Sheet>;
const plan = (drawing: ReactElement): ReactElement => <Sheet>{drawing}</Sheet>;
/** A jet of water from the nozzle over the roof. */
const jet = (d: string) => (
	<path
		d={d}
		fill="none"
		stroke={color.water}
		strokeWidth={2}
		strokeLinecap="round"
		strokeDasharray="1 7 10 7"
	/>
);

export const sheets: Record<string, ReactElement> = {
	"mini-water-cannon-coverage": plan(<CirclePlan reaches={[{ x: -44, y: 22, radius: 80 }]} />),
	"mini-water-cannon-in-place": (
		<Sheet>
			{[[HouseDrawing, 38, -10, 0.9] as Place, [CannonDrawing, -78, 40, 0.58] as Place].map(placed)}
			{jet("M104 102C130 44 196 30 246 74")}
		</Sheet>
	),
	"mini-pro-oscillating-cannon-sector": plan(
		<SectorPlan
			tint="water"
			sectors={[
				{ x: 44, y: -34, radius: 92, from: -100, to: 20 },
				{ x: -52, y: 30, radius: 92, from: 80, to: 200 },
			]}
		/>,
	),
	"typhoon-800-ridge-cannon-coverage": plan(
		<SectorPlan tint="water" sectors={[{ x: -96, y: 76, radius: 228, from: -72, to: 4 }]} />,
	),
	"medium-fire-pump-at-pool": sheet([PoolDrawing, -40, -22, 0.86], [PumpDrawing, 68, 42, 0.62]),
	"pool-suction-hose-kit-at-pool": sheet([PoolDrawing, -34, -26, 0.88], [SuctionHoseDrawing, 72, 50, 0.52]),
	"ringline-controller-in-place": sheet([PumpShedDrawing, 44, -16, 0.86], [ControllerDrawing, -72, 38, 0.6]),
	"thermal-sensor-field": plan(
		<SectorPlan
			tint="ember"
			sectors={[
				{ x: 22, y: -14, radius: 104, from: -85, to: 5 },
				{ x: -18, y: 14, radius: 104, from: 95, to: 185 },
			]}
		/>,
	),
	"weather-pole-in-place": sheet([SensorMastDrawing, 74, -26, 0.72], [HouseDrawing, -34, 22, 0.86]),
	"solar-battery-backup-in-place": sheet([HouseDrawing, 36, -24, 0.84], [SolarDrawing, -66, 44, 0.58]),
	"water-tank-5000-four": sheet(
		[TankDrawing, 0, -42, 0.52],
		[TankDrawing, -68, -4, 0.52],
		[TankDrawing, 68, -4, 0.52],
		[TankDrawing, 0, 34, 0.52],
	),
	"sprinkler-ring-kit-plan": plan(<RingPlan />),
	"pump-shed-in-place": sheet(
		[HouseDrawing, 52, -36, 0.66],
		[PoolDrawing, -62, -12, 0.6],
		[PumpShedDrawing, 28, 46, 0.52],
	),
};

function SuctionHoseDrawing() {
	return (
		<Drawing>
			{[0, 10, 20].map((z) => (
				<Cylinder key={z} at={[-18, -14, z]} r={50} h={10} tint={tints.slate} />
			))}
			<Disc at={[-18, -14, 30]} r={34} />
			<Disc at={[-18, -14, 30]} r={25} fill={color.ash} />
			<Pipe d="M54-6C92 8 96 40 58 50" core={tints.slate[1]} width={13} />
			<Cylinder at={[66, 44, 0]} r={17} h={26} />
			{[6, 12, 18].map((z) => (
				<path
					key={z}
					d={`M-1.8 ${55 - z}A20.8 12 0 0 0 39.8 ${55 - z}`}
					strokeOpacity={0.5}
					strokeWidth={1}
				/>
			))}
			<Cylinder at={[66, 44, 26]} r={11} h={8} tint={tints.ember} />
			<Cylinder at={[8, 84, 0]} r={13} h={14} tint={tints.ember} />
			<Cylinder at={[8, 84, 14]} r={4} h={6} />
		</Drawing>
	);
}
