import { bleekveldLook } from "./brands/bleekveld-look.ts";
import { type BrandLook } from "./brands/brand-shape.ts";
import { waslijnLook } from "./brands/waslijn-look.ts";

/** Colours and logo of the provider in use; for the server only. */
export const brandLook: BrandLook = process.env.BRAND === "bleekveld" ? bleekveldLook : waslijnLook;
