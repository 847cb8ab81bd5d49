import * as z from "zod/mini";
import type { ConsoleEndpoint } from "../console-endpoint.ts";
import { manyCalls } from "./many-calls.ts";
import {
  manyPreview,
  messageManyBody,
  messagePreviewBody,
  movedMany,
  moveManyBody,
  undoMessageBody,
  undoMoveBody,
} from "./many.ts";

const once = ["idempotency_running", "idempotency_mismatch"] as const;

export const manyEndpoints = {
  previewMove: {
    ...manyCalls.previewMove,
    summary: "Which of many orders fit another window, and why the others do not",
    body: moveManyBody,
    response: manyPreview,
    status: 200,
    problems: [],
  },
  moveMany: {
    ...manyCalls.moveMany,
    summary: "Move many orders to another window without a fee: all or none",
    body: moveManyBody,
    response: movedMany,
    status: 200,
    problems: [...once, "not_all_fit", "slot_taken", "order_changed"],
  },
  undoMove: {
    ...manyCalls.undoMove,
    summary: "Put many orders back into the windows and runs they had, within a minute",
    body: undoMoveBody,
    response: movedMany,
    status: 200,
    problems: [...once, "not_undone", "slot_taken", "order_changed"],
  },
  previewMessage: {
    ...manyCalls.previewMessage,
    summary: "Which of many customers have an address to write to",
    body: messagePreviewBody,
    response: manyPreview,
    status: 200,
    problems: [],
  },
  messageMany: {
    ...manyCalls.messageMany,
    summary: "Write the customers of many orders a mail, which waits a minute: all or none",
    body: messageManyBody,
    response: z.null(),
    status: 204,
    problems: [...once, "not_all_fit"],
  },
  undoMessage: {
    ...manyCalls.undoMessage,
    summary: "Take a mail to many back while all of it still waits",
    body: undoMessageBody,
    response: z.null(),
    status: 204,
    problems: [...once, "not_undone"],
  },
} as const satisfies Record<keyof typeof manyCalls, ConsoleEndpoint>;
