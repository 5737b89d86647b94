// Development only: every component of the design system in every state.
import { ToastRegion } from "#app/ui/overlays/toast-region.tsx";
import { Actions } from "./actions.tsx";
import { Content } from "./content.tsx";
import { DarkBand } from "./dark-band.tsx";
import { Drawings } from "./drawings.tsx";
import { Forms } from "./forms.tsx";
import { Overlays } from "./overlays.tsx";
import { States } from "./states.tsx";
import { TypeAndColor } from "./type-and-color.tsx";

export const meta = () => [{ title: "Gallery" }, { name: "robots", content: "noindex" }];

export default function Gallery() {
	return (
		<main>
			<Drawings />
			<TypeAndColor />
			<Actions />
			<Forms />
			<Overlays />
			<Content />
			<States />
			<DarkBand />
			<ToastRegion flashed={flashed} />
		</main>
	);
}

const flashed = { title: "Listing posted", text: "It's public now. We emailed you a link to edit it." };
