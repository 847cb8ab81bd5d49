import { PGlite } from "@electric-sql/pglite";
import Fastify from "fastify";
import { serveBare } from "./serve-bare.ts";

/** A minimal server on an embedded database. */
const pglite = await PGlite.create({ dataDir: process.env.DATA_DIR ?? "" });
await pglite.query("SELECT 1");
const app = Fastify();
app.get("/", async () => "ready");
await serveBare(app, () => pglite.close());
