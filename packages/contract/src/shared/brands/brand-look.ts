import { bleekveldLook } from "./bleekveld-look.ts";
import type { BrandLook } from "./brand-shape.ts";
import { waslijnLook } from "./waslijn-look.ts";

/** Colours and logo of the provider in use; for the server only. */
export const brandLook: BrandLook = process.env.BRAND === "bleekveld" ? bleekveldLook : waslijnLook;
