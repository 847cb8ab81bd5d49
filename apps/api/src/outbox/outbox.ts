import type { FastifyBaseLogger } from "fastify";
import type { Deps } from "../deps.ts";
import { mailChannel, type WriteMail } from "./mail-channel.ts";
import { sendDue } from "./send-due.ts";
import { textChannel, type WriteText } from "./text-channel.ts";

const EVERY_MS = 15_000;

export type Outbox = {
  /** Looks at once instead of at the next turn. */
  wake(): void;
  /** Ends after what is under way. */
  stop(): Promise<void>;
};

export type Writers = { mail: WriteMail; text: WriteText };

/** Sends messages after commits, and by a timer what failed or what another node left behind. */
export function startOutbox(deps: Deps, write: Writers, log: FastifyBaseLogger): Outbox {
  const channels = { mail: mailChannel(deps, write.mail), text: textChannel(deps, write.text) };
  const stopping = new AbortController();
  const { signal } = stopping;
  let isWanted = false;
  let running: Promise<void> | undefined;

  const run = async (): Promise<void> => {
    while (isWanted && !signal.aborted) {
      isWanted = false;
      await sendDue({ deps, channels, log }, signal).catch((error: unknown) =>
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
      for (const channel of Object.values(channels)) channel.close();
    },
  };
}
