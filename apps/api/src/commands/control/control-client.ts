import { connect, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { StartError } from "../../errors.ts";
import { type Progress, WorkRefused, type WorkRefusal } from "../../work.ts";
import { join } from "node:path";

/** Connects to the running server of this data folder, if there is one. */
export function reachServer(dataDir: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(controlPath(dataDir));
    socket.once("connect", () => resolve(socket));
    socket.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EACCES") {
        reject(
          new StartError(
            `The server's data in ${dataDir} belong to another user; run this as them.`,
          ),
        );
      } else resolve(undefined);
    });
  });
}

/** Runs the work in the server and waits for its result. */
export async function askServer(
  socket: Socket,
  request: ControlRequest,
  progress: Progress,
): Promise<unknown> {
  socket.on("error", () => undefined);
  socket.write(`${JSON.stringify(request)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const message: ControlMessage = JSON.parse(line);
    switch (message.type) {
      case "progress":
        progress(message.label, message.done, message.total);
        break;
      case "done":
        return message.result;
      case "refused":
        throw new WorkRefused(message.refusal);
      case "failed":
        throw new StartError("The running server failed at it; its log tells more.");
    }
  }
  throw new StartError("The running server stopped before it was done; nothing may have changed.");
}

/** Socket of the running server for commands; socket paths must be short. */
export const controlPath = (dataDir: string): string => join(dataDir, "control.sock");

/** Protocol: one line of JSON per message; a request, then progress, then the result. */
export type ControlRequest = { work: string; input: unknown; who: string };
export type ControlMessage =
  | { type: "progress"; label: string; done: number; total: number }
  | { type: "done"; result: unknown }
  | { type: "refused"; refusal: WorkRefusal }
  | { type: "failed" };
