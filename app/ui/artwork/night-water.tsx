import { color } from "../tokens.ts";
import { around, groundSquash, jet } from "./night-terrain.ts";

/** The cannons and their moving water. Those with `behind` are beyond the house and drawn before it. */
export function NightWater({ behind = false }: { behind?: boolean }) {
	return angles
		.filter((angle) => angle > 180 === behind)
		.map((angle) => <Cannon key={angle} angle={angle} />);
}

// Clear of the ring labels, which run to the lower right.
const angles = [205, 322, 2, 84, 158];
// Aimed low, so that the water does not cross the front door.
const towardsEye = 84;
const dashes = ["3 7", "8 12", "2 8"];

function Cannon({ angle }: { angle: number }) {
	const { at, landing, streams } = angle === towardsEye ? jet(angle, 356, 26) : jet(angle);
	const [x, y] = at;
	const [aimX] = around(angle, 214);
	const aim = aimX >= x ? 10 : -10;
	return (
		<>
			<ellipse className="water-landing" cx={landing[0]} cy={landing[1]} rx={34} ry={34 * groundSquash} />
			<ellipse cx={x} cy={y} rx={11} ry={4.6} fill={color.night} />
			<path
				d={`M${x} ${y}v-20l${aim}-7`}
				stroke={color.night}
				strokeWidth={8}
				strokeLinejoin="round"
				strokeLinecap="round"
			/>
			<path
				d={`M${x} ${y}v-20l${aim}-7`}
				stroke="#e2592f"
				strokeWidth={5}
				strokeLinejoin="round"
				strokeLinecap="round"
			/>
			{streams.map((d, i) => (
				<path
					key={d}
					className="water-jet"
					d={d}
					strokeWidth={[2, 2.6, 1.6][i]}
					strokeOpacity={[0.7, 1, 0.55][i]}
					strokeDasharray={dashes[i]}
				/>
			))}
		</>
	);
}
