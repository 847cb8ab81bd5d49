import { pieceBody, pieceTaken } from "../../customer/care/care.ts";
import type { ConsoleEndpoint } from "../console-endpoint.ts";
import { routeCalls } from "./route-calls.ts";
import { stopActBody, stopParams, stopPhotoParams, stopTold } from "./route.ts";

export const routeEndpoints = {
  actAtStop: {
    ...routeCalls.actAtStop,
    summary:
      "Say what was done at a stop, perhaps later: done, missed, taken back, or a note. What cannot be applied is recorded for the desk and answered as a conflict",
    params: stopParams,
    body: stopActBody,
    response: stopTold,
    status: 200,
    problems: ["not_found", "stop_conflict", "not_undone", "idempotency_mismatch"],
  },
  sendStopPhoto: {
    ...routeCalls.sendStopPhoto,
    summary: "Send a piece of a photo taken at a stop; the answer says from where to go on",
    params: stopPhotoParams,
    body: pieceBody,
    response: pieceTaken,
    status: 200,
    problems: ["not_found", "photo_unreadable", "photos_limit_reached"],
  },
} as const satisfies Record<keyof typeof routeCalls, ConsoleEndpoint>;
