import { existsSync } from "node:fs";
import { installMissing, type Tool } from "../../../scripts/test/tools.ts";

const at = (path: string) => () => existsSync(path);

/** Programs of a cluster besides PostgreSQL. */
const TOOLS: Tool[] = [
  { name: "etcd", package: "etcd-server", find: at("/usr/bin/etcd") },
  { name: "Patroni", package: "patroni", find: at("/usr/bin/patroni") },
  { name: "HAProxy", package: "haproxy", find: at("/usr/sbin/haproxy") },
];

export const requireClusterTools = (): void => installMissing(TOOLS);
