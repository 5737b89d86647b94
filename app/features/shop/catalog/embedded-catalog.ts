// The shop's own range, in the order in which a system is planned: water out, water moved, control, supplies, care.
import type { Product } from "../product.ts";
import { cannons } from "./cannons.ts";
import { care } from "./care.ts";
import { control } from "./control.ts";
import { productOf } from "./entry.ts";
import { pumps } from "./pumps.ts";
import { supplies } from "./supplies.ts";

export const catalogueEntries = [...cannons, ...pumps, ...control, ...supplies, ...care];
export const embeddedCatalogue: readonly Product[] = catalogueEntries.map(productOf);
