import { bleekveldFoot } from "./bleekveld-foot.ts";
import type { BrandFoot } from "./brand-shape.ts";
import { waslijnFoot } from "./waslijn-foot.ts";

/** What stands at the foot of pages, mails and papers of the provider in use; for the server only. */
export const brandFoot: BrandFoot = process.env.BRAND === "bleekveld" ? bleekveldFoot : waslijnFoot;
