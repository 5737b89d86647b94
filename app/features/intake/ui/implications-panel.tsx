import { eliteTanks, pulse } from "#app/features/company/figures.ts";
import { CANNON_GPM } from "#app/features/company/offers/water.ts";
import { type Columns, StackTable } from "#app/ui/page/stack-table.tsx";
import { gallons, hours, type Implications, type PackageHours, packagesWithWater } from "../implications.ts";

export function ImplicationsPanel({ implications }: { implications: Implications }) {
	const { availableGallons, poolGallons, tankGallons, packages, missing } = implications;
	const rows = packagesWithWater(packages);
	return (
		<section className="mt-12" aria-labelledby="implications">
			<h2 id="implications">What your answers tell us</h2>
			<p className="mt-3 max-w-[60ch] text-slate">
				{availableGallons > 0
					? `You have about ${gallons(availableGallons)} of stored water: ${sources(poolGallons, tankGallons)}.`
					: "You didn't mention a pool or a tank. A system needs stored water, because city water often loses pressure in a fire."}
			</p>
			<StackTable<PackageHours>
				className="mt-5"
				caption="Hours of water by package"
				captionHidden
				columns={columns}
				rows={rows}
				rowKey={(row) => row.name}
			/>
			<p className="mt-3 text-sm text-stone">
				With every installed water cannon running at {CANNON_GPM} GPM. Pulsed means {pulse.text}. Elite comes
				with {eliteTanks.total} in tanks.
			</p>
			<h3 className="mt-8">What we still need for a design</h3>
			{missing.length === 0 ? (
				<p className="mt-2">Nothing. We can start the design.</p>
			) : (
				<ul className="mt-2 list-disc pl-5 md:columns-2">
					{missing.map((what) => (
						<li key={what} className="py-0.5">
							{what}
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

const columns: Columns<PackageHours> = [
	{ label: "Package", cell: (row) => row.name },
	{ label: "Water", cell: (row) => gallons(row.gallons), align: "end" },
	{ label: "Continuous", cell: (row) => hours(row.continuous), align: "end" },
	{
		label: "Pulsed",
		cell: (row) => (row.pulsed === null ? "Not available" : hours(row.pulsed)),
		align: "end",
	},
];

function sources(pool: number, tank: number): string {
	return [pool > 0 && `${gallons(pool)} in the pool`, tank > 0 && `${gallons(tank)} in the tank`]
		.filter(Boolean)
		.join(", ");
}
