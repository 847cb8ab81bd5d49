import { loadServer } from "../deploy/server-bundle.ts";

/** The real server in a child process, with a clock that tests can set. */
let now = process.env.CLOCK ?? new Date().toISOString();
const { startServer } = await loadServer();
const server = await startServer(process.env, { clock: { now: () => new Date(now) } });
// As `npm start` does.
const firstOwner = process.env.SEED === "none" ? await server.firstOwner() : undefined;
if (firstOwner) process.stdout.write(`${firstOwner}\n`);

process.on("message", (message: { now: string }) => {
  now = message.now;
  process.send?.({ done: true });
});
process.once("SIGTERM", () => void server.stop().then(() => process.exit(0)));
process.send?.({ address: server.address });
