import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { writeMail } from "../modules/mail/write-mail.ts";
import { cleanUp } from "./clean-up.ts";
import { startOutbox, type Outbox } from "../outbox/outbox.ts";

const CLEAN_UP_EVERY_MS = 30 * 60_000;

/** What happens beside the answers, from the moment the server listens until it closes. */
export function jobs(app: FastifyInstance, deps: Deps): void {
  let outbox: Outbox | undefined;
  let cleaning: Promise<void> | undefined;
  const clean = (): void => {
    cleaning = cleanUp(deps).catch((error: unknown) =>
      app.log.error({ err: error }, "clean-up failed"),
    );
  };
  const timer = setInterval(clean, CLEAN_UP_EVERY_MS);
  timer.unref();

  app.addHook("onListen", async () => {
    outbox = startOutbox(deps, writeMail, app.log);
    clean();
  });
  // Whatever a call wrote is committed by now; if there was a mail in it, it need not wait.
  app.addHook("onResponse", async (request, reply) => {
    if (request.method === "POST" && reply.statusCode < 300) outbox?.wake();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await outbox?.stop();
    await cleaning;
  });
}
