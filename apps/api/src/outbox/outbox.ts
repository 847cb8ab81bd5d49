import type { FastifyBaseLogger } from "fastify";
import type { Deps } from "../deps.ts";
import { openMailer } from "../outside/mailer.ts";
import { sendDueMails, type WriteMail } from "./send-mails.ts";

const EVERY_MS = 15_000;

export type Outbox = {
  /** Looks at once instead of at the next turn. */
  wake(): void;
  /** Ends after the mails that are under way. */
  stop(): Promise<void>;
};

/** Sends mails after commits, and by a timer what failed or what another node left behind. */
export function startOutbox(deps: Deps, write: WriteMail, log: FastifyBaseLogger): Outbox {
  const mailer = openMailer(deps.env);
  const stopping = new AbortController();
  const { signal } = stopping;
  let isWanted = false;
  let running: Promise<void> | undefined;

  const run = async (): Promise<void> => {
    while (isWanted && !signal.aborted) {
      isWanted = false;
      await sendDueMails({ deps, write, mailer, log }, signal).catch((error: unknown) =>
        log.error({ err: error }, "outbox failed"),
      );
    }
  };
  const wake = (): void => {
    isWanted = true;
    running ??= run().finally(() => {
      running = undefined;
      if (isWanted && !signal.aborted) wake();
    });
  };

  const timer = setInterval(wake, EVERY_MS);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
      mailer?.close();
    },
  };
}
