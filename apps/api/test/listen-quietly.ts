import type { FastifyInstance } from "fastify";
import { once } from "node:events";
import { ownAddress } from "../src/public-url.ts";

/** Listens when a test first needs an address. Jobs do not start: those start when Fastify itself listens. */
export function listenQuietly(app: () => FastifyInstance): {
  address: () => Promise<string>;
  close: () => Promise<void>;
} {
  let listening: Promise<string> | undefined;
  const listen = async (): Promise<string> => {
    const { server } = app();
    await app().ready();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return ownAddress(server);
  };
  return {
    address: () => (listening ??= listen()),
    async close() {
      if (!(await listening)) return;
      const closed = once(app().server, "close");
      app().server.close();
      app().server.closeAllConnections();
      await closed;
    },
  };
}
