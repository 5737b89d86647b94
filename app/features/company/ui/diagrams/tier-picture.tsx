import { Picture } from "#app/ui/pictures/picture.tsx";
import type { TierId } from "../../offers/packages.ts";
import { elite, essentials, manual } from "../../pictures/packages.json";

const pictures = { manual, essentials, elite };

/** What a package delivers. */
export function TierPicture({ tier }: { tier: TierId }) {
	return (
		<Picture
			picture={pictures[tier]}
			sizes="(min-width: 80rem) 24rem, (min-width: 48rem) 30vw, 7rem"
			className="aspect-4/3 w-full rounded-md object-cover"
		/>
	);
}
