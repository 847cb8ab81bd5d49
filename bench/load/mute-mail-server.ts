import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

/** A mail server that never greets: mails stay in the outbox while something else is measured. */
export async function openMuteMailServer(): Promise<{ url: string; close(): void }> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, close: () => void server.close() };
}
