import { color } from "../tokens.ts";
import { Drawing, type DrawingProps } from "./drawing.tsx";
import { iso } from "./iso.ts";
import { OnLeft, tints } from "./shapes.tsx";

/** The corner where embers get in: gutter, boxed eave and a screened vent. */
export function EaveVentDrawing(props: DrawingProps) {
	return (
		<Drawing {...props} ground={false}>
			<g transform="translate(6 -4) scale(.78)">
				<OnLeft y={30} x={[-80, 60]} z={[-50, 54]} fill={color.bone} />
				<path d={iso.onRight(60, -40, 30, -50, 54)} fill={color.shade} />
				{[-32, -14, 4, 22, 40].map((z) => (
					<path
						key={z}
						d={iso.line([-80, 30, z], [60, 30, z], [60, -40, z])}
						strokeWidth={1}
						strokeOpacity={0.35}
					/>
				))}
				<OnLeft y={30} x={[-40, 16]} z={[-8, 34]} fill={color.white} />
				<OnLeft y={30} x={[-34, 10]} z={[-3, 29]} fill={color.slate} />
				{[-28, -22, -16, -10, -4, 2].map((x) => (
					<path key={x} d={iso.line([x, 30, -3], [x, 30, 29])} stroke={color["water-glow"]} strokeWidth={1} />
				))}
				{[3, 9, 15, 21].map((z) => (
					<path
						key={z}
						d={iso.line([-34, 30, z], [10, 30, z])}
						stroke={color["water-glow"]}
						strokeWidth={1}
					/>
				))}
				<path d={iso.face([-88, 30, 54], [68, 30, 54], [68, 58, 54], [-88, 58, 54])} fill={color.ash} />
				<path d={iso.face([68, -40, 54], [68, 58, 54], [68, 58, 62], [68, -40, 104])} fill={tints.paper[2]} />
				<path
					d={iso.face([-88, 58, 62], [68, 58, 62], [68, -40, 104], [-88, -40, 104])}
					fill={tints.slate[1]}
				/>
				{[0.25, 0.5, 0.75].map((v) => (
					<path
						key={v}
						d={iso.line([-88, 58 - 98 * v, 62 + 42 * v], [68, 58 - 98 * v, 62 + 42 * v])}
						strokeWidth={1}
						strokeOpacity={0.45}
					/>
				))}
				<path d={iso.face([-88, 62, 50], [68, 62, 50], [68, 62, 62], [-88, 62, 62])} fill={color.ember} />
				<path
					d={iso.face([68, 54, 50], [68, 62, 50], [68, 62, 62], [68, 54, 62])}
					fill={color["ember-deep"]}
				/>
				<g stroke={color.ember} strokeWidth={1.8}>
					<path d="M-132-22l14-5M-126 4l14-6M-140 20l12-3M-118-44l10-5" />
				</g>
			</g>
		</Drawing>
	);
}
