import type { ConsoleCall } from "./console-call.ts";

/** The provider's data as files, and how often promo codes were used (SHOP-04, SHOP-06). */
export const listCalls = {
  promoUses: { method: "GET", path: "/console/promo-uses", auth: "cookie" },
  downloadData: { method: "GET", path: "/console/data-files", auth: "cookie" },
  previewFiles: { method: "POST", path: "/console/data-files/preview", auth: "cookie" },
  applyFiles: { method: "POST", path: "/console/data-files", auth: "cookie" },
} as const satisfies Record<string, ConsoleCall>;
