// A catalog as large as a test needs, made from a few words.
import { productOf } from "#app/features/shop/catalog/entry.ts";
import { groups } from "#app/features/shop/groups.ts";
import type { Product } from "#app/features/shop/product.ts";

const MATERIALS = ["Brass", "Stainless", "Bronze", "Aluminum", "Forged", "Galvanized", "Composite"];
const THINGS = [
	"Pump",
	"Hose",
	"Nozzle",
	"Tank",
	"Sensor",
	"Sprinkler",
	"Valve",
	"Coupling",
	"Screen",
	"Kit",
];

export function manyProducts(count: number): Product[] {
	return Array.from({ length: count }, (_, n) => {
		const title = `${MATERIALS[n % MATERIALS.length]} ${THINGS[n % THINGS.length]} ${n}`;
		return productOf({
			handle: `product-${n}`,
			title,
			group: groups[n % groups.length]?.id ?? "pump",
			price: String(10 + ((n * 37) % 5_000)),
			summary: `${title} for hillside homes, with ${MATERIALS[(n * 3) % MATERIALS.length]?.toLowerCase()} fittings.`,
			details: [],
			features: [`Model ${n}`, "Works with every controller", "Tested at 90 PSI"],
			specifications: [`Weight: ${n % 90} lb`, `Inlet: ${1 + (n % 3)}.5 in NH`],
			guide: { before: "", steps: [], note: "" },
			images: [["hose-pack", title]],
			options: [{ name: "Size", values: ["Small", "Large"] }],
			variants: [{ values: ["Small"] }, { values: ["Large"], price: String(20 + n) }],
			box: [],
			delivery: { kind: "parcel", leadTime: "3 business days" },
			warranty: "Two years.",
		});
	});
}
