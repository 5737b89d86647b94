import { SpecList } from "#app/ui/page/spec-list.tsx";
import type { ListingKind } from "../../listing/listing.ts";

const advice = {
	sale: {
		title: "What buyers ask first",
		specs: [
			{ name: "Photos", value: "All of it, then the nameplate and any damage" },
			{ name: "Sizes", value: "Inlet, outlet, threads, gallons, horsepower" },
			{ name: "History", value: "Hours run, last service, why you're selling" },
			{ name: "Seeing it", value: "Whether it can run while they watch" },
		],
	},
	wanted: {
		title: "What sellers need to know",
		specs: [
			{ name: "Fit", value: "The pump, thread or voltage it has to match" },
			{ name: "Condition", value: "What you'd take, and what you could repair" },
			{ name: "Pickup", value: "How far you'd drive, and what you'd haul it with" },
		],
	},
};

/** Beside the form on wide screens. On phones the form starts at once. */
export function PostingAdvice({ kind }: { kind: ListingKind }) {
	const { title, specs } = advice[kind];
	return (
		<aside aria-labelledby="advice" className="max-lg:hidden">
			<div className="sticky top-28">
				<h2 id="advice" className="text-subheading">
					{title}
				</h2>
				<SpecList
					className="mt-4"
					specs={specs.map(({ name, value }) => ({
						name,
						value: <span className="font-normal">{value}</span>,
					}))}
				/>
			</div>
		</aside>
	);
}
