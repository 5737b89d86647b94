import { CannonDrawing } from "#app/ui/artwork/cannon.tsx";
import { ControllerDrawing } from "#app/ui/artwork/controller.tsx";
import { HoseKitDrawing } from "#app/ui/artwork/hose-kit.tsx";
import { HouseDrawing } from "#app/ui/artwork/house.tsx";
import { PoolDrawing } from "#app/ui/artwork/pool.tsx";
import { PumpDrawing } from "#app/ui/artwork/pump.tsx";
import { PumpShedDrawing } from "#app/ui/artwork/pump-shed.tsx";
import { SensorMastDrawing } from "#app/ui/artwork/sensor-mast.tsx";
import { SolarDrawing } from "#app/ui/artwork/solar.tsx";
import { TankDrawing } from "#app/ui/artwork/tank.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";

const drawings = [
	["House", HouseDrawing],
	["Pool", PoolDrawing],
	["Cannon, the mini", CannonDrawing],
	["Pump shed", PumpShedDrawing],
	["Pump", PumpDrawing],
	["Controller", ControllerDrawing],
	["Sensor mast", SensorMastDrawing],
	["Tank", TankDrawing],
	["Hose kit", HoseKitDrawing],
	["Solar and battery", SolarDrawing],
] as const;

export function Drawings() {
	return (
		<Band contours>
			<BandHeading title="Drawings">One 30° grid, light from the left, ink lines, one accent.</BandHeading>
			<ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-4">
				{drawings.map(([name, Art]) => (
					<li key={name}>
						<div className="rounded-md bg-ash p-3">
							<Art className="w-full" title={name} />
						</div>
						<p className="mt-2 text-sm">{name}</p>
					</li>
				))}
			</ul>
		</Band>
	);
}
