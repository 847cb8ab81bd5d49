import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { endWithUs } from "../end-with-us.ts";
import type { MadeTurns, MakingTurns } from "./turn-maker.ts";

const MAKER = join(import.meta.dirname, "turn-maker.ts");

export type TurnNode = {
  /** Makes the turns due at a time. Resolves to undefined if killed meanwhile; the process is restarted by then. */
  makeTurns(now: string, killAfterMs?: number): Promise<MadeTurns | undefined>;
  kill(): Promise<void>;
};

/** A process that makes plan turns; restarted after a kill. */
export async function startTurnNode(databaseUrl: string): Promise<TurnNode> {
  const start = async (): Promise<ChildProcess> => {
    const started = fork(MAKER, [databaseUrl], { stdio: "ignore" });
    endWithUs(started, "SIGKILL");
    if (!(await heardFrom(started))) throw new Error("A process that makes turns did not start.");
    return started;
  };
  let child = await start();
  return {
    async makeTurns(now, killAfterMs) {
      const heard = heardFrom(child);
      child.send({ now } satisfies MakingTurns);
      const killer =
        killAfterMs === undefined
          ? undefined
          : setTimeout(() => child.kill("SIGKILL"), killAfterMs);
      const answer = await heard;
      clearTimeout(killer);
      // It may answer just before the kill ends it.
      if (!answer || child.killed) child = await start();
      return answer;
    },
    async kill() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** The next message of a process, or undefined if it ends before. */
async function heardFrom(child: ChildProcess): Promise<MadeTurns | undefined> {
  const over = new AbortController();
  const { signal } = over;
  try {
    return await Promise.race([
      once(child, "message", { signal }).then(([told]: MadeTurns[]) => told),
      once(child, "exit", { signal }).then(() => undefined),
    ]);
  } finally {
    over.abort();
  }
}
