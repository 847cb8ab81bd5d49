import { makeTurns } from "../apps/api/src/jobs/make-turns.ts";
import { writeMail } from "../apps/api/src/modules/messages/write-mail.ts";
import { openBeside } from "./beside-server.ts";
import type { RunningServer } from "./running-server.ts";

/** Creates the plan turns due at a time, as the job does, and reads the resulting mail. */
export async function readTurnMail(
  server: RunningServer,
  now: string,
  email: string,
): Promise<{ subject: string; linkTo(doing: string): string }> {
  const { deps, close } = openBeside(server, now);
  try {
    await makeTurns(deps);
    const row = await deps.db
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "=", "turn-ordered")
      .where("recipient", "=", email)
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    const { subject = "", text = "" } = (await writeMail(deps, row)) ?? {};
    return {
      subject,
      linkTo(doing) {
        const link = text.split(/\s+/).find((word) => word.endsWith(`?do=${doing}`));
        const { pathname, search } = new URL(link ?? "");
        return pathname + search;
      },
    };
  } finally {
    await close();
  }
}
