import type { FastifyBaseLogger } from "fastify";
import { rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";
import type { OpenDatabase } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { controlPath, type ControlMessage, type ControlRequest } from "./control-client.ts";
import { type Work, type WorkDeps, WorkRefused } from "../../work.ts";

export type ControlServer = { close(): Promise<void> };

const LONGEST_SOCKET_PATH = 100;

/**
 * Runs commands inside the server that holds the embedded database, which a second process cannot open. The socket is
 * in the data folder, accessible only to the folder's owner.
 */
export async function listenForCommands(
  deps: Deps,
  database: OpenDatabase,
  log: FastifyBaseLogger,
): Promise<ControlServer> {
  const path = controlPath(deps.env.DATA_DIR);
  /** Connections that have not sent a request yet. */
  const silent = new Set<Socket>();
  const running = new Set<Promise<void>>();
  const server = createServer((socket) => {
    silent.add(socket);
    socket.on("error", () => undefined);
    const task = firstLine(socket)
      .then((line) => {
        silent.delete(socket);
        return line === undefined ? undefined : answer(socket, line, { deps, database, log });
      })
      .finally(() => running.delete(task));
    running.add(task);
  });
  try {
    if (path.length > LONGEST_SOCKET_PATH) throw new Error("too long a path for a socket");
    await rm(path, { force: true });
    await listen(server, path);
  } catch (error) {
    // The server must start even without the socket; commands then ask to stop it first.
    log.warn({ err: error }, "commands cannot reach this server");
    return { close: async () => undefined };
  }
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of silent) socket.destroy();
      await Promise.all(running);
      await closed;
    },
  };
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject).once("listening", resolve);
    // The umask sets the socket's mode at creation; a later chmod would leave a race.
    const before = process.umask(0o177);
    server.listen(path);
    process.umask(before);
  });
}

type ServerContext = { deps: Deps; database: OpenDatabase; log: FastifyBaseLogger };

async function answer(
  socket: Socket,
  line: string,
  { deps, database, log }: ServerContext,
): Promise<void> {
  const send = (message: ControlMessage) => socket.write(`${JSON.stringify(message)}\n`);
  try {
    const { work, input, who }: ControlRequest = JSON.parse(line);
    const known = await findWork(work);
    if (!known) throw new WorkRefused({ code: "work_unknown" });
    const workDeps: WorkDeps = {
      db: deps.db,
      live: deps.live,
      clock: deps.clock,
      env: deps.env,
      secrets: deps.secrets,
      payments: deps.payments,
      database,
      who,
      progress: (label, done, total) => send({ type: "progress", label, done, total }),
    };
    send({ type: "done", result: (await known(workDeps, input)) ?? null });
    log.info({ work }, "command done");
  } catch (error) {
    if (error instanceof WorkRefused) send({ type: "refused", refusal: error.refusal });
    else {
      log.error({ err: error }, "command failed");
      send({ type: "failed" });
    }
  }
  socket.end();
}

/** Lazy import: loaded only for a command. */
async function findWork(name: string): Promise<Work<unknown, unknown> | undefined> {
  const { works } = await import("./control-works.ts");
  return Object.hasOwn(works, name)
    ? (works as unknown as Record<string, Work<unknown, unknown>>)[name]
    : undefined;
}

function firstLine(socket: Socket): Promise<string | undefined> {
  return new Promise((resolve) => {
    createInterface({ input: socket }).once("line", resolve);
    // A closed connection emits no `line` event.
    socket.once("close", () => resolve(undefined));
  });
}
