import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import type { ApiNode } from "./api-node.ts";
import type { Site } from "./site.ts";

const ROLL = resolve(import.meta.dirname, "../../deploy/roll");

/** Restarts one node with deploy/roll. */
export async function roll(site: Site, node: ApiNode): Promise<void> {
  node.supervise();
  const wait = `kill -TERM ${node.pid()}; while kill -0 ${node.pid()} 2>/dev/null; do sleep 0.1; done`;
  const rolling = spawn("sh", [ROLL, `127.0.0.1:${node.port}`, "sh", "-c", wait], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      ...process.env,
      NODES: site.nginx.nodesFile,
      RELOAD: site.nginx.reloadCommand,
      DRAIN_SECONDS: "1",
    },
  });
  let words = "";
  rolling.stderr.on("data", (chunk: Buffer) => (words += chunk));
  const [code] = (await once(rolling, "exit")) as [number | null];
  if (code !== 0) throw new Error(`deploy/roll ended with ${code}: ${words}`);
}
