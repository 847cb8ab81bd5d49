import type { ConsoleCall } from "../console-call.ts";

/** What a desk does with many orders at once. */
export const manyCalls = {
  previewMove: { method: "POST", path: "/console/many/move/preview", auth: "cookie" },
  moveMany: { method: "POST", path: "/console/many/move", auth: "cookie", placement: true },
  undoMove: { method: "POST", path: "/console/many/move/undo", auth: "cookie", placement: true },
  previewMessage: { method: "POST", path: "/console/many/message/preview", auth: "cookie" },
  messageMany: { method: "POST", path: "/console/many/message", auth: "cookie", placement: true },
  undoMessage: {
    method: "POST",
    path: "/console/many/message/undo",
    auth: "cookie",
    placement: true,
  },
} as const satisfies Record<string, ConsoleCall>;
