import type { ConsoleCall } from "./console-call.ts";

/** Where the provider comes, and where people wait for it (SHOP-03). */
export const areaCalls = {
  deskAreas: { method: "GET", path: "/console/areas", auth: "cookie" },
  previewArea: { method: "POST", path: "/console/areas/preview", auth: "cookie" },
  openArea: { method: "POST", path: "/console/areas", auth: "cookie" },
} as const satisfies Record<string, ConsoleCall>;
