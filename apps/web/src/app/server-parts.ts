import { contentParts } from "../features/content/server/content-parts.ts";
import { homeParts } from "../features/home/server/home-parts.ts";
import { pricelistParts } from "../features/pricelist/server/pricelist-parts.ts";
import { frameParts } from "../parts/chrome/server/frame-parts.ts";
import type { ServerParts } from "../parts/server-part/server-part.tsx";

/** Everything that only the server draws. */
export const serverParts: ServerParts = {
  ...contentParts,
  ...homeParts,
  ...pricelistParts,
  ...frameParts,
};
