import { connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./postgres.ts";

export type TcpProxy = {
  port: number;
  /** Delays all traffic by this much from now on, in both directions. */
  delay(ms: number): void;
  /** Closes all open connections; returns how many. */
  cut(): number;
  /** Forwards the next request that contains these words, and closes its connection before the response. */
  cutAnswerTo(words: string): void;
  /** Number of responses cut off like this. */
  cuts(): number;
  /** Number of connections opened. */
  asked(): number;
  /** Drops all traffic in both directions, like an unplugged cable; afterwards connections must be reopened. */
  silence(isSilent: boolean): void;
  /** Refuses or accepts new connections. */
  refuse(isRefusing: boolean): void;
  stop(): Promise<void>;
};

/** A TCP proxy whose connections can be slowed down or cut. */
export async function startTcpProxy(
  targetPort: number,
  targetHost = "127.0.0.1",
): Promise<TcpProxy> {
  const port = await freePort();
  const open = new Set<Socket>();
  let delayMs = 0;
  let isRefusing = false;
  let isSilent = false;
  let unanswered: string | undefined;
  let unansweredCuts = 0;
  let asked = 0;

  const forward = (from: Socket, to: Socket): void => {
    // In sequence: with a shorter delay a later chunk would overtake.
    let last: Promise<unknown> = Promise.resolve();
    const passOn = async (before: Promise<unknown>, chunk: Buffer | string): Promise<void> => {
      const due = delayMs > 0 ? pause(delayMs) : undefined;
      await before;
      await due;
      if (to.writable) to.write(chunk);
    };
    from.on("data", (chunk) => {
      if (isSilent) return;
      if (unanswered && chunk.includes(unanswered)) {
        unanswered = undefined;
        to.removeAllListeners("data");
        to.once("data", () => {
          unansweredCuts++;
          from.resetAndDestroy();
        });
      }
      last = passOn(last, chunk);
    });
    from.on("close", () => to.destroy());
    from.on("error", () => to.destroy());
  };
  const server = createServer((near) => {
    asked++;
    if (isRefusing) {
      near.destroy();
      return;
    }
    const far = connect(targetPort, targetHost);
    near.setNoDelay(true);
    far.setNoDelay(true);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.once("close", () => open.delete(socket));
    }
    forward(near, far);
    forward(far, near);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));

  const cut = (): number => {
    const count = open.size / 2;
    for (const socket of open) socket.resetAndDestroy();
    return Math.round(count);
  };
  return {
    port,
    delay: (ms) => (delayMs = ms),
    cut,
    cutAnswerTo: (words) => (unanswered = words),
    cuts: () => unansweredCuts,
    asked: () => asked,
    silence(silent) {
      if (isSilent && !silent) cut();
      isSilent = silent;
    },
    refuse: (refusing) => (isRefusing = refusing),
    async stop() {
      cut();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
