import type { ReactNode } from "react";
import { lazyPart } from "../lazy-part.tsx";

export const NightScene = lazyPart(async () => (await import("./night-scene.tsx")).NightScene);

/** A dark band with the scene behind its content; give the content room below on phones with `night-room`. */
export function NightHillside({ children }: { children?: ReactNode }) {
	return (
		<section className="night" data-tone="ink">
			{children}
			{/* After the text: it is placed at the bottom of the band, and the browser paints before it has read all of it. */}
			<NightScene />
		</section>
	);
}
