import { buildServer } from "./build-server.ts";
import { compressOnce } from "./compress-smallest.ts";
import { buildWeb } from "./web-build.ts";

await Promise.all([
  process.argv.includes("--quick") ? buildWeb(compressOnce) : buildWeb(),
  buildServer(),
]);
