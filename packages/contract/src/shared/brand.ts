import { bleekveld } from "./brands/bleekveld.ts";
import type { Brand } from "./brands/brand-shape.ts";
import { waslijn } from "./brands/waslijn.ts";

/**
 * The provider in use. A provider makes the product its own by changing `brands/waslijn.ts`,
 * `brands/waslijn-foot.ts`, `brands/waslijn-look.ts` and `brands/return-address.ts`. The setting BRAND picks the second example instead, at build and at start.
 */
export const brand: Brand = process.env.BRAND === "bleekveld" ? bleekveld : waslijn;
