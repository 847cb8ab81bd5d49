import { monitorEventLoopDelay } from "node:perf_hooks";
import { sql } from "kysely";
import { openPglite } from "../../apps/api/src/db/client.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { seed } from "../../apps/api/src/seed/seed.ts";
import { startServer } from "../../apps/api/src/server.ts";

/** The product on its embedded database with windows that never fill; reports its event loop delay. */
const prepared = await openPglite(process.env.DATA_DIR);
await migrate(prepared.db);
await seed(prepared.db, "demo");
await sql`UPDATE hub_windows SET capacity = 1000000000`.execute(prepared.db);
await prepared.close();

const server = await startServer(process.env);
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
process.on("message", () => {
  process.send?.({ longestWaitMs: delay.max / 1e6 });
  delay.reset();
});
process.once("SIGTERM", () => void server.stop().then(() => process.exit(0)));
process.send?.({ ready: true });
