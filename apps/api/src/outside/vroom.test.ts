import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { OutsideFailure } from "./breaker.ts";
import { openRouting } from "./vroom.ts";

test("[DRIVE-05] a VROOM that does not answer is waited for no longer than its time", async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const ask = openRouting({ ROUTING_URL: url }, { now: () => new Date(0) }, 20);
  const position = { latitude: 52.3, longitude: 4.6 };
  const job = { position, window: [0, 60] as [number, number], service: 60 };
  await expect(ask?.({ start: position, jobs: [job, job] })).rejects.toThrow(OutsideFailure);
  server.closeAllConnections();
  server.close();
});
