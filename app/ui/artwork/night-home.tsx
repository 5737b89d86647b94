import { color } from "../tokens.ts";
import { home, nightIso } from "./night-terrain.ts";

/** The house with its lights on, its pool, and the path between them. */
export function NightHome() {
	return (
		<g transform={`translate(${home.join(" ")})`} strokeLinejoin="round">
			<path d={shadow} fill={color.night} fillOpacity={0.6} />
			<path d={deck} fill="#55524c" />
			<path d={pool} fill="#2f9bb6" stroke="#d8eef3" strokeWidth={2.6} />
			<path d={shimmer} stroke="#bfe6ef" strokeWidth={1.5} strokeLinecap="round" />
			<path d={walls.left} fill="#d6cdbd" />
			<path d={walls.right} fill="#99917f" />
			<path d={windowsLeft} fill={color["amber-glow"]} />
			<path d={door} fill={color.ember} />
			<path d={chimney.left} fill="#b8ae9c" />
			<path d={chimney.right} fill="#776f61" />
			<path d={chimney.top} fill="#d6cdbd" />
			<path d={roof.end} fill="#8a8374" />
			<path d={windowsRight} fill="#ffdf9a" />
			<path d={roof.slope} fill="#46525a" />
			<path d={courses} stroke="#2f393f" strokeWidth={1.2} />
			<path d={ridgeCap} stroke="#ffb57c" strokeWidth={2} strokeLinecap="round" />
		</g>
	);
}

const { box, gable, onLeft, onRight, face, line } = nightIso;
const walls = box([-52, -40, 0], [104, 80, 40]);
const roof = gable([-60, -48, 38], [120, 96, 42]);
const chimney = box([-34, -24, 66], [13, 13, 22]);
const shadow = face([-60, -48, 0], [76, -48, 0], [100, 66, 0], [-36, 66, 0]);
const deck = face([-70, 40, 0], [44, 40, 0], [44, 96, 0], [-70, 96, 0]);
const pool = face([-46, 78, 0], [26, 78, 0], [26, 124, 0], [-46, 124, 0]);
const shimmer = [
	line([-34, 88, 0], [-10, 88, 0]),
	line([-8, 100, 0], [14, 100, 0]),
	line([-36, 112, 0], [-18, 112, 0]),
].join("");
const windowsLeft = [onLeft(40, -42, -22, 13, 31), onLeft(40, 24, 44, 13, 31)].join("");
const door = onLeft(40, -8, 8, 0, 29);
const windowsRight = [
	onRight(52, -30, -8, 13, 31),
	onRight(52, 8, 30, 13, 31),
	onRight(60, -8, 8, 48, 60),
].join("");
const courses = [0.25, 0.5, 0.75]
	.map((v) => line([-60, 48 - 48 * v, 38 + 42 * v], [60, 48 - 48 * v, 38 + 42 * v]))
	.join("");
const ridgeCap = line([-60, 0, 80], [60, 0, 80]);
