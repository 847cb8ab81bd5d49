import { StartError } from "../../start-error.ts";

/** A command that was asked wrongly: one sentence on what it would understand. */
export class UsageError extends StartError {
  override name = "UsageError";
}
