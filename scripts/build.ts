import { brotliCompressSync } from "node:zlib";
import { buildWeb } from "./web-build.ts";

await (process.argv.includes("--quick")
  ? buildWeb((text) => brotliCompressSync(text))
  : buildWeb());
