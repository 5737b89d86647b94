// Our own products, in the order in which a system is planned. Their texts and prices are the JSON files beside this one.
import { z } from "zod";
import type { Product } from "../product.ts";
import cannons from "./cannons.json" with { type: "json" };
import control from "./control.json" with { type: "json" };
import { catalogEntry, productOf } from "./entry.ts";
import protection from "./protection.json" with { type: "json" };
import pumps from "./pumps.json" with { type: "json" };
import services from "./services.json" with { type: "json" };
import water from "./water.json" with { type: "json" };

export const catalogEntries = z
	.array(catalogEntry)
	.parse([...cannons, ...pumps, ...water, ...control, ...protection, ...services]);
export const embeddedCatalog: readonly Product[] = catalogEntries.map(productOf);
