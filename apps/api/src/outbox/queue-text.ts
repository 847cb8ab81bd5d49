import type { Language } from "@waslijn/contract/shared/constants";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/client.ts";
import { queueMessage } from "./queue-message.ts";
import type { TextJob } from "./text-job.ts";

/** A text message to a phone in E.164, in the caller's own transaction. */
export const queueText = (
  db: Db,
  job: TextJob,
  phone: string,
  language: Language,
  clock: Clock,
): Promise<void> => queueMessage(db, { channel: "text", ...job }, phone, language, clock);
