// Our own products, in the order in which a system is planned: cannons, pumps, water, control, protection, services.
import type { Product } from "../product.ts";
import { cannons } from "./cannons.ts";
import { care } from "./care.ts";
import { control } from "./control.ts";
import { productOf } from "./entry.ts";
import { pumps } from "./pumps.ts";
import { protection, supply } from "./supplies.ts";

export const catalogEntries = [...cannons, ...pumps, ...supply, ...control, ...protection, ...care];
export const embeddedCatalog: readonly Product[] = catalogEntries.map(productOf);
