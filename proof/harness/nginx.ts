import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { endWithUs } from "./end-with-us.ts";
import { freePort } from "../../scripts/test/postgres.ts";
import { installMissing } from "../../scripts/test/tools.ts";

const DEPLOY = resolve(import.meta.dirname, "../../deploy");
const PROGRAMS = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx"];
const findProgram = (): string | undefined => PROGRAMS.find(existsSync);

export type Nginx = {
  url: string;
  port: number;
  /** File with the nodes, and the command that reloads nginx, as deploy/roll expects. */
  nodesFile: string;
  reloadCommand: string;
  accessLog(): string;
  errorLog(): string;
  stop(): Promise<void>;
};

/** nginx with the configuration of deploy/, on a free port, with its files in a separate folder. */
export async function startNginx(nodePorts: number[]): Promise<Nginx> {
  installMissing([{ name: "nginx", package: "nginx-light", find: findProgram }]);
  const program = findProgram() ?? "nginx";
  const folder = mkdtempSync(join(tmpdir(), "waslijn-nginx-"));
  const port = await freePort();
  const file = (name: string) => join(folder, name);
  mkdirSync(file("temp"));
  const site = readFileSync(join(DEPLOY, "nginx/waslijn.conf"), "utf8")
    .replaceAll("/etc/nginx/waslijn/", `${folder}/`)
    .replaceAll("/var/log/nginx/", `${folder}/`);
  writeFileSync(file("waslijn.conf"), site);
  writeFileSync(file("listen"), `listen 127.0.0.1:${port} backlog=4096;\n`);
  writeFileSync(
    file("nodes"),
    nodePorts.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=2s;\n`).join(""),
  );
  writeFileSync(file("nginx.conf"), frame(folder));
  const command = [program, "-p", folder, "-c", file("nginx.conf"), "-e", file("start.log")];
  const server = spawn(command[0] ?? "", [...command.slice(1), "-g", "daemon off;"], {
    stdio: "ignore",
  });
  endWithUs(server, "SIGTERM");
  await answering(port, server, () => read(file("start.log")));
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    nodesFile: file("nodes"),
    reloadCommand: [...command, "-s", "reload"].join(" "),
    accessLog: () => read(file("waslijn.log")),
    errorLog: () => read(file("waslijn-error.log")) + read(file("start.log")),
    async stop() {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** The parts of Debian's nginx.conf around a site, with all paths in one folder. */
const frame = (folder: string): string => `
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
worker_rlimit_nofile 16384;
pid ${folder}/nginx.pid;
events { worker_connections 8192; }
http {
  client_body_temp_path ${folder}/temp/body;
  proxy_temp_path ${folder}/temp/proxy;
  fastcgi_temp_path ${folder}/temp/fastcgi;
  uwsgi_temp_path ${folder}/temp/uwsgi;
  scgi_temp_path ${folder}/temp/scgi;
  include ${folder}/waslijn.conf;
}
`;

async function answering(port: number, server: ChildProcess, log: () => string): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    if (server.exitCode !== null) break;
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/live`).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx did not start:\n${log()}`);
}
