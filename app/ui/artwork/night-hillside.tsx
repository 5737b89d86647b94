import type { ReactNode } from "react";
import { Late, late } from "../late.tsx";

export const loadNightScene = () => import("./night-scene.tsx");
const NightScene = late(async () => (await loadNightScene()).NightScene);

/** A dark band with the scene behind its content; give the content room below on phones with `night-room`. */
export function NightHillside({ children }: { children?: ReactNode }) {
	return (
		<section className="night" data-tone="ink">
			{children}
			{/* After the words: it stands on the band's foot, and the browser paints before it has read them all. */}
			<Late>
				<NightScene />
			</Late>
		</section>
	);
}
