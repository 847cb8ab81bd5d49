import { laterCalls } from "@waslijn/contract/calls/console-later";
import { clientOf } from "./client.ts";

/** Calls of screens and dialogs that are loaded later; the first load must not import this. */
export const callLater = clientOf(laterCalls);
