import { brotliCompressSync } from "node:zlib";
import { buildServer } from "./build-server.ts";
import { buildWeb } from "./web-build.ts";

await (process.argv.includes("--quick")
  ? buildWeb((text) => brotliCompressSync(text))
  : buildWeb());
await buildServer();
