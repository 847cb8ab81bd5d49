import type { ServerParts } from "../../../parts/server-part/server-part.tsx";
import { OtherPrices } from "./other-prices.tsx";

export const pricelistParts = { "other-prices": OtherPrices } satisfies Partial<ServerParts>;
