import { PGlite } from "@electric-sql/pglite";
import Fastify from "fastify";

/** The least that a server on an embedded database needs to start. */
const pglite = await PGlite.create({ dataDir: process.env.DATA_DIR ?? "" });
await pglite.query("SELECT 1");
const app = Fastify();
app.get("/", async () => "ready");
await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.once(
  "SIGTERM",
  () =>
    void app
      .close()
      .then(() => pglite.close())
      .then(() => process.exit(0)),
);
process.send?.({ ready: true });
