import { connect, createServer, type Socket } from "node:net";
import { pause } from "./ask.ts";
import { freePort } from "../../scripts/test/postgres.ts";

export type TcpProxy = {
  port: number;
  /** From now on everything passes this much later, both ways. */
  delay(ms: number): void;
  /** Cuts every open connection; returns how many. */
  cut(): number;
  /** Refuses new connections, or takes them again. */
  refuse(isRefusing: boolean): void;
  stop(): Promise<void>;
};

/** A line between two parts that can be made slow or cut. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const port = await freePort();
  const open = new Set<Socket>();
  let delayMs = 0;
  let isRefusing = false;

  const forward = (from: Socket, to: Socket): void => {
    // One after the other, or a shorter delay would let a later piece overtake.
    let last: Promise<unknown> = Promise.resolve();
    const passOn = async (before: Promise<unknown>, chunk: Buffer | string): Promise<void> => {
      const due = delayMs > 0 ? pause(delayMs) : undefined;
      await before;
      await due;
      if (to.writable) to.write(chunk);
    };
    from.on("data", (chunk) => {
      last = passOn(last, chunk);
    });
    from.on("close", () => to.destroy());
    from.on("error", () => to.destroy());
  };
  const server = createServer((near) => {
    if (isRefusing) {
      near.destroy();
      return;
    }
    const far = connect(targetPort, "127.0.0.1");
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
    refuse: (refusing) => (isRefusing = refusing),
    async stop() {
      cut();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
