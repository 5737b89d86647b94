import type { ReactNode } from "react";
import { lazyPart } from "../lazy-part.tsx";

export const NightScene = lazyPart(async () => (await import("./night-scene.tsx")).NightScene);

/** A dark band with the scene behind its content. On phones, `night-room` leaves space for it below. */
export function NightHillside({ children }: { children?: ReactNode }) {
	return (
		<section className="night" data-tone="ink">
			{children}
			{/* After the text, because it sits at the bottom of the band and browsers paint while they parse. */}
			<NightScene />
		</section>
	);
}
