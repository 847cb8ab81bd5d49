import type { ConsoleCall } from "./console-call.ts";

/** The one way in which the console changes the provider's data. */
export const dataCalls = {
  listData: { method: "GET", path: "/console/data/:table", auth: "cookie" },
  previewData: { method: "POST", path: "/console/data-changes/preview", auth: "cookie" },
  changeData: { method: "POST", path: "/console/data-changes", auth: "cookie" },
  listDataChanges: { method: "GET", path: "/console/data-changes", auth: "cookie" },
  putDataBack: { method: "POST", path: "/console/data-changes/:id/put-back", auth: "cookie" },
} as const satisfies Record<string, ConsoleCall>;
