import { fireName } from "../fire-texts.ts";
import type { FiresMap as Drawing } from "../fires-map.server.ts";
import "./fires.css";

type FiresMapProps = {
	map: Drawing;
	label: string;
	/** The live map lies over it. It keeps its place, which gives the live map its height. */
	isHidden: boolean;
};

/** The list above it says the same in words, so the drawing is one picture to a screen reader. */
export function FiresMap({ map, label, isHidden }: FiresMapProps) {
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={map.viewBox}
			width={map.width}
			height={map.height}
			className="fires-map"
			aria-hidden={isHidden || undefined}
		>
			<path className="fires-map-borders" d={map.borders} />
			{map.fires.map((fire) => (
				<g key={fire.id}>
					<path className="fires-map-fire" d={fire.path} />
					<circle className="fires-map-dot" cx={fire.x} cy={fire.y} r="7" />
				</g>
			))}
			{map.place && (
				<g className="fires-map-place">
					<circle cx={map.place.x} cy={map.place.y} r="22" />
					<circle cx={map.place.x} cy={map.place.y} r="6" />
				</g>
			)}
			{map.fires
				.filter(({ isNamed }) => isNamed)
				.map((fire) => (
					<text
						key={fire.id}
						className="fires-map-name"
						x={fire.x > map.width - 200 ? fire.x - 13 : fire.x + 13}
						y={fire.y + 8}
						textAnchor={fire.x > map.width - 200 ? "end" : "start"}
					>
						{fireName(fire)}
					</text>
				))}
		</svg>
	);
}
