import { CannonDrawing } from "#app/ui/artwork/cannon.tsx";
import { HouseDrawing } from "#app/ui/artwork/house.tsx";
import { PoolDrawing } from "#app/ui/artwork/pool.tsx";
import { TankDrawing } from "#app/ui/artwork/tank.tsx";
import { Band, BandHeading } from "#app/ui/page/band.tsx";
import { Disclosure } from "#app/ui/page/disclosure.tsx";
import { NumberedSteps } from "#app/ui/page/numbered-steps.tsx";
import { Prose } from "#app/ui/page/prose.tsx";
import { SpecList } from "#app/ui/page/spec-list.tsx";
import { StackTable } from "#app/ui/page/stack-table.tsx";
import { Carousel } from "#app/ui/pictures/carousel.tsx";

type Plan = { name: string; price: string; cannons: string; reach: string };

const plans: Plan[] = [
	{ name: "Essential", price: "$28,000", cannons: "3", reach: "60,000 sq ft" },
	{ name: "Complete", price: "$41,500", cannons: "5", reach: "100,000 sq ft" },
	{ name: "Estate", price: "from $68,000", cannons: "8", reach: "160,000 sq ft" },
];

export function Content() {
	return (
		<Band contours>
			<div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
				<div>
					<BandHeading title="Text beside a drawing, on one strong left edge">
						A split layout: what it is, what it measures, what it costs.
					</BandHeading>
					<SpecList
						specs={[
							{ name: "Flow", value: "60 gal/min" },
							{ name: "Throw", value: "160 ft" },
							{ name: "Supply", value: "Pool, 8,000 gal or more" },
						]}
					/>
				</div>
				<CannonDrawing className="w-full" />
			</div>
			<NumberedSteps
				className="mt-14"
				columns
				steps={[
					{ title: "Property assessment", text: "Annotated photos, zone maps and a fire-readiness score." },
					{ title: "Vegetation management", text: "Brush clearing that keeps your shade." },
					{ title: "Defensible space", text: "Three rings, planned and built: 0–5, 5–30 and 30–100 feet." },
				]}
			/>
			<div className="mt-14">
				<StackTable
					caption="Systems compared"
					columns={[
						{ label: "System", cell: (plan) => plan.name },
						{ label: "Cannons", cell: (plan) => plan.cannons, align: "end" },
						{ label: "Coverage", cell: (plan) => plan.reach, align: "end" },
						{ label: "Price", cell: (plan) => plan.price, align: "end" },
					]}
					rows={plans}
					rowKey={(plan) => plan.name}
				/>
			</div>
			<div className="mt-14 grid gap-x-16 gap-y-10 lg:grid-cols-2">
				<div className="border-t border-line">
					<Disclosure summary="Does it work when the power is off?" open>
						Yes. A battery and a solar panel run the controller and sensors. The pump has its own fuel.
					</Disclosure>
					<Disclosure summary="How much water does it need?">
						A pool of 8,000 gallons lasts about 2 hours with four cannons.
					</Disclosure>
				</div>
				<Carousel label="Photos of the listing">
					{[HouseDrawing, PoolDrawing, TankDrawing].map((Art) => (
						<div key={Art.name} className="rounded-md bg-ash">
							<Art className="mx-auto aspect-4/3 w-full" />
						</div>
					))}
				</Carousel>
			</div>
			<Prose>
				<h2>Prose</h2>
				<p>
					Embers travel up to two miles ahead of the front. <strong>They enter through vents</strong>, gutters
					and decks.
				</p>
				<ul>
					<li>Screen vents with 1/8 in mesh.</li>
					<li>Clear the first 5 ft to mineral soil.</li>
				</ul>
				<blockquote>When it's time to go, you leave. Your system keeps the house wet.</blockquote>
			</Prose>
		</Band>
	);
}
