// Our own products, in the order in which a system is planned: cannons, pumps, control, supplies, care.
import type { Product } from "../product.ts";
import { cannons } from "./cannons.ts";
import { care } from "./care.ts";
import { control } from "./control.ts";
import { productOf } from "./entry.ts";
import { pumps } from "./pumps.ts";
import { supplies } from "./supplies.ts";

export const catalogEntries = [...cannons, ...pumps, ...control, ...supplies, ...care];
export const embeddedCatalog: readonly Product[] = catalogEntries.map(productOf);
